/** A path with more query parameters. */
export const withQuery = (path: string, more: Record<string, string>): string =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(more)}`
