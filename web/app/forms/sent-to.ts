const marked = (path: string, mark: string): string => `${path}${path.includes('?') ? '&' : '?'}${mark}`

/**
 * URLs for a page's own form (`sentTo`) and for the redirect after it (`doneAt`). They differ from the page's URL, so
 * the browser keeps the page with its form key in the history, and going back and sending the form again repeats the
 * same key.
 */
export const sentTo = (path: string): string => marked(path, 'sending')
export const doneAt = (path: string): string => marked(path, 'done')
