/**
 * What admins write on the public pages: the fields of each section in the order in which they are asked, with how long
 * each may be.
 */
export const contentLimits = {
  hero: { title: 100, subtitle: 160, description: 1000 },
  about: { title: 100, description: 3000 },
  contact: { email: 255, phone: 40, address: 200 },
} as const
export type ContentSection = keyof typeof contentLimits
/** In the order in which admins have them. */
export const contentSections = ['hero', 'about', 'contact'] as const satisfies ContentSection[]

/** Figures below these say more of a beginning than of a market: they are not shown. */
export const SHOWN_FROM = { products: 100, suppliers: 10, verified: 10 } as const
