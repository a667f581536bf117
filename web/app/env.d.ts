declare module 'virtual:text-files' {
  /** 'ar/home' → '/assets/home-….js' */
  const files: Record<string, string>
  export default files
}
