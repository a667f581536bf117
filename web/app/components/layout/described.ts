const DESCRIBED = 160 // letters that search engines and messengers show

/** A text as the description of its page: one line that ends at a word. */
export function described(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= DESCRIBED ? line : `${line.slice(0, line.lastIndexOf(' ', DESCRIBED - 1))}…`
}
