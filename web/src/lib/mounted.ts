// Components in tests, in a document without a browser: what they say, and what is pressed in them.
import { flushSync, mount, unmount, type Component } from 'svelte'
import { onTestFinished } from 'vitest'

type AnyProps = NonNullable<Parameters<typeof mount>[1]['props']>

/** Mounts a component for as long as a test runs. */
export function mounted<Props extends AnyProps>(
  component: Component<Props>,
  props: Props,
  context = new Map<unknown, unknown>(),
): Mounted {
  const target = document.body.appendChild(document.createElement('main'))
  const made = mount(component as Component<AnyProps>, { target, props, context })
  onTestFinished(async () => {
    await unmount(made)
    target.remove()
  })
  flushSync()
  return new Mounted(target)
}

type Role = 'alert' | 'button' | 'listitem' | 'status'
const SELECTORS: Record<Role, string> = {
  alert: '[role=alert]',
  button: 'button',
  listitem: 'li',
  status: '[role=status]',
}

/** What stands in a document, found as its readers find it. */
export class Mounted {
  constructor(private readonly root: HTMLElement) {}

  /** All that is said, with single spaces. */
  get text(): string {
    return spaced(this.root.textContent)
  }

  /** The elements of a role whose name contains some words. */
  all(role: Role, name = ''): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(SELECTORS[role])].filter((one) =>
      nameOf(one).includes(name),
    )
  }

  texts(role: Role): string[] {
    return this.all(role).map((one) => spaced(one.textContent))
  }

  press(name: string): void {
    const [button] = this.all('button', name)
    if (!button) throw new Error(`no button says ${name}, but ${this.texts('button').join(', ')}`)
    button.click()
    flushSync()
  }
}

const nameOf = (one: HTMLElement): string => one.getAttribute('aria-label') ?? spaced(one.textContent)
const spaced = (text: string): string => text.trim().replace(/\s+/g, ' ')
