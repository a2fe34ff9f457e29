/** Which rules a table shows beside it. */
export class RulesShown {
  open = $state(false)
  /** The rule that was asked for last: its anchor, '' for the beginning. Asked for again, it is a new one. */
  at = $state.raw({ anchor: '' })

  show(anchor: string): void {
    this.at = { anchor }
    this.open = true
  }
}
