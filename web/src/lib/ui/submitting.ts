/** What a form does once it is submitted, in place of the browser's own request. */
export const submitting =
  (act: () => unknown) =>
  (event: SubmitEvent): void => {
    event.preventDefault()
    act()
  }
