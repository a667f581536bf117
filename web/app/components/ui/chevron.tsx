import { Glyph } from './icon.tsx'

/** Marks something that opens downwards. */
export const Chevron = () => <Glyph path="m6 9 6 6 6-6" small />
