declare module 'virtual:text-folder' {
  /** in which a built browser finds the texts, e.g. '/assets/texts-…'; then 'ar/cart.js' */
  const folder: string
  export default folder
}

declare module '*.css?inline&critical' {
  const sheet: import('./render/critical-css.ts').CssPart[]
  export default sheet
}
