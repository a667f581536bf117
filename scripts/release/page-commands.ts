/** The commands of a page, by the section (`## …`) in which they stand: its code blocks marked `sh`, in order. */
export function pageCommands(page: string): Record<string, string> {
  const sections = page.split(/^## /m).slice(1)
  return Object.fromEntries(
    sections.map((section) => {
      const title = section.slice(0, section.indexOf('\n'))
      const blocks = Array.from(section.matchAll(/^```sh\n([\s\S]*?)^```$/gm), ([, commands]) => commands ?? '')
      return [title, blocks.join('\n')]
    }),
  )
}
