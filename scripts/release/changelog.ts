/** What the changelog says of a version: the lines below its `## 1.2.3 …`, undefined if there is no such title. */
export function changesOf(changelog: string, version: string): string | undefined {
  const section = changelog.split(/^## /m).find((each) => each.split(/\s/)[0] === version)
  return section?.slice(section.indexOf('\n') + 1).trim()
}
