/** What is kept of an error that a browser told of. */
export interface MaskedError {
  /** its class, as `TypeError` */
  error: string
  message: string
  /** file, line and column in our own scripts */
  frames: string[]
  /** id of the route that was shown; undefined before the page's scripts run */
  route: string | undefined
}

const LONGEST = 500 // characters of a message that are looked at
const MOST_WORDS = 25
const MOST_FRAMES = 5
const HIDDEN = '…'

const CLASS = /^[A-Z][A-Za-z]{0,30}$/
const ROUTE = /^(root|routes\/[a-z][a-z/-]{0,60})$/
const FRAME = /\/assets\/([\w.-]{1,80}\.js):(\d{1,6}):(\d{1,7})/g
const FILE = /\S*\/assets\/([\w.-]{1,80}\.js)\S*/g
/** Quotes are pairs; an apostrophe within a word is none. */
const QUOTED = /"[^"]*"|`[^`]*`|(?<![A-Za-z])'[^']*'/g
const OPEN_QUOTE = /["`]|(?<![A-Za-z])'/
/** Words as browsers write them: small letters, names of properties; a number only as React's code of an error. */
const PLAIN = /^\(?[a-z][A-Za-z']{0,30}(\.[a-z][A-Za-z]{0,30}){0,3}\)?[.,:;!?]*$|^#\d{1,4};?$|^[\w.-]{1,80}\.js$/
/** With which messages of browsers and of React begin, or which stand in them. */
const KNOWN = /^(Can't|Cannot|Failed|Invalid|Maximum|Minified|React|Unexpected|JSON|DOM|NaN|URL|Node|Load|Importing)$/

function maskedMessage(message: string): string {
  const [unquoted = ''] = message.slice(0, LONGEST).replaceAll(FILE, '$1').replaceAll(QUOTED, HIDDEN).split(OPEN_QUOTE)
  const words = unquoted.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  return words
    .map((word) => (PLAIN.test(word) || KNOWN.test(word) ? word : HIDDEN))
    .join(' ')
    .replaceAll(/…( …)+/g, HIDDEN)
}

/**
 * Leaves of an error what names the fault. Messages quote what was typed, and stacks have addresses with ids and
 * tokens in them: words are kept that a browser writes itself, and places in our own scripts.
 */
export function maskError([name, message, stack, route]: (string | null)[]): MaskedError {
  return {
    error: CLASS.test(name ?? '') ? (name ?? '') : 'Error',
    message: maskedMessage(message ?? ''),
    frames: [...(stack ?? '').matchAll(FRAME)].slice(0, MOST_FRAMES).map(([, ...place]) => place.join(':')),
    route: ROUTE.test(route ?? '') ? (route ?? '') : undefined,
  }
}

/** Extensions of browsers and scripts of others fail too; that is not ours to mend. */
export const isOurs = ({ frames, message }: MaskedError): boolean => frames.length > 0 || /\.js\b/.test(message)
