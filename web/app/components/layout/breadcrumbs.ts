/** Breadcrumbs of a page as JSON-LD. */
export const breadcrumbs = (origin: string, way: { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: way.map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: origin + path,
  })),
})
