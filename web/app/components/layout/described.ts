const DESCRIBED = 160 // letters that search engines and messengers show

/** Shortens a text to a one-line page description, cut at a word. */
export function described(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= DESCRIBED ? line : `${line.slice(0, line.lastIndexOf(' ', DESCRIBED - 1))}…`
}
