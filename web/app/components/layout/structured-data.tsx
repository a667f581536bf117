/** JSON-LD (schema.org) for search engines: nothing that the page doesn't show. */
export function StructuredData({ facts }: { facts: object[] }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': facts }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data that is never run, and it can't leave its element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
