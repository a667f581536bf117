import { keyFor } from './key-for.server.ts'

type Fields = Partial<Record<string, string>>

const SECONDS = /^\d{1,6}$/

/** The honeypot fields as the door accepts them; invalid values were not sent by our form. */
export const honeypotInput = ({ homepage = '', seconds = '' }: Fields) => ({
  homepage: homepage.slice(0, 1000),
  ...(SECONDS.test(seconds) && { seconds }),
})

/**
 * The browser's key. Without scripts it is derived from the values, so sending the same values again has no further
 * effect.
 */
export const visitorsKey = ({ key = '' }: Fields, form: string, written: Fields): string =>
  key || keyFor(form, JSON.stringify(Object.entries(written).sort()))
