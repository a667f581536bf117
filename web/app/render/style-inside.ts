const SHEET = /<link rel="stylesheet" href="[^"]+"\/>/

/**
 * On a slow line a style sheet costs a way of its own before anything can be seen, so what the page uses of it stands
 * in the page.
 * Its link stays, because React expects it there, and is followed when the reader does something
 * (visit/whole-style.ts).
 */
export const styleInside = (html: string, css: string): string =>
  html.replace(SHEET, (link) => `<style>${css}</style>${link.replace('/>', ' disabled="" data-rest=""/>')}`)
