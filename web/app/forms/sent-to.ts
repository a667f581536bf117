const marked = (path: string, mark: string): string => `${path}${path.includes('?') ? '&' : '?'}${mark}`

/**
 * Where a page's own form is sent, and where it leads when it was done: beside the page and not to it. So the browser
 * keeps
 * the page with its key, and who goes back and sends the form again sends the same one.
 */
export const sentTo = (path: string): string => marked(path, 'sending')
export const doneAt = (path: string): string => marked(path, 'done')
