const SHEET = /<link rel="stylesheet" href="[^"]+"\/>/

/**
 * On a slow line a style sheet costs a way of its own before anything can be seen, so it stands in the page.
 * Its link stays, because React expects it there, and is not followed.
 */
export const styleInside = (html: string, css: string): string => html.replace(SHEET, (link) => `<style>${css}</style>${link.replace('/>', ' disabled=""/>')}`)
