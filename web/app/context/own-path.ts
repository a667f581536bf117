const NOWHERE = 'https://nowhere.invalid'

/** A path of this site, whatever was asked for: prevents open redirects. */
export function ownPath(asked = '/'): string {
  if (!asked.startsWith('/') || !URL.canParse(asked, NOWHERE)) return '/'
  const { origin, pathname, search } = new URL(asked, NOWHERE)
  // A browser reads '//elsewhere' and '/\elsewhere' as another site, also when a dot segment before it falls away.
  return origin === NOWHERE && !pathname.startsWith('//') ? pathname + search : '/'
}
