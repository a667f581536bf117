/** Plain names and values, so that a proxy in front can read them as well. */
export function readCookie(request: Request, name: string): string | undefined {
  for (const pair of (request.headers.get('cookie') ?? '').split(/;\s*/)) {
    const [key, value] = pair.split('=')
    if (key === name) return value
  }
  return undefined
}

/** Without `seconds` it is a session cookie; `readable` lets the page's scripts read it. */
export function writeCookie(
  name: string,
  value: string,
  { secure, seconds, readable = false }: { secure: boolean; seconds?: number; readable?: boolean },
): string {
  const rules = [
    'Path=/',
    ...(readable ? [] : ['HttpOnly']),
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
    ...(seconds === undefined ? [] : [`Max-Age=${seconds}`]),
  ]
  return [`${name}=${value}`, ...rules].join('; ')
}
