declare module 'virtual:text-folder' {
  /** URL prefix of the built text files, e.g. '/assets/texts-…'; 'ar/cart.js' follows */
  const folder: string
  export default folder
}

declare module '*.css?inline&critical' {
  const sheet: import('./render/critical-css.ts').CssPart[]
  export default sheet
}
