import { Glyph } from './icon.tsx'

/** Drawn by Lucide, as all icons; those that stand wherever something can be bought. */
export const buyingIcons = {
  cart: 'm2.05 2.05 1.1-.03a1 1 0 0 1 1 .82l2.7 14.34a1 1 0 0 0 .98.82H18M4.56 5H21a1 1 0 0 1 .98 1.2l-1.03 6.23A2 2 0 0 1 18.96 14H6.25M18 18a2 2 0 1 0 0 4a2 2 0 1 0 0-4M8 18a2 2 0 1 0 0 4a2 2 0 1 0 0-4',
  heart:
    'M2 9.5a5.5 5.5 0 0 1 9.59-3.68.56.56 0 0 0 .82 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.5 5.31a2 2 0 0 1-3 .02L5 15c-1.5-1.5-3-3.2-3-5.5',
} as const

export const BuyingIcon = ({ name }: { name: keyof typeof buyingIcons }) => <Glyph path={buyingIcons[name]} />
