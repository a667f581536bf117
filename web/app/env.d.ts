declare module 'virtual:text-files' {
  /** 'ar/home' → '/assets/home-….js' */
  const files: Record<string, string>
  export default files
}

declare module 'virtual:screens' {
  /** every path of the route table, e.g. '/customer/dashboard' */
  const paths: string[]
  export default paths
}
