import { Glyph } from './icon.tsx'

/** Says that there is more below. */
export const Chevron = () => <Glyph path="m6 9 6 6 6-6" small />
