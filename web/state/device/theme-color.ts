/** The browser's own bars take the colour that the page stands on now: each shell says when it is there. */
export const matchBars = (): void =>
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', getComputedStyle(document.body).backgroundColor);
