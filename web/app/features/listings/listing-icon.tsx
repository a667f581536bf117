import { Glyph } from '../../components/ui/icon.tsx'

/** Drawn by Lucide, as all icons; apart from the others, since only lists of products show these. */
const paths = {
  search: 'm21 21-4.34-4.34M11 3a8 8 0 1 0 0 16a8 8 0 1 0 0-16',
  filter: 'M2 5h20M6 12h12M9 19h6',
  pin: 'M20 10c0 4.99-5.54 10.19-7.4 11.8a1 1 0 0 1-1.2 0C9.54 20.19 4 14.99 4 10a8 8 0 0 1 16 0M12 7a3 3 0 1 0 0 6a3 3 0 1 0 0-6',
} as const

export const ListingIcon = ({ name, small = false }: { name: keyof typeof paths; small?: boolean }) => (
  <Glyph path={paths[name]} small={small} />
)
