/**
 * The texts of the public pages that admins write: the fields of each section in the form's order, with their maximum
 * lengths.
 */
export const contentLimits = {
  hero: { title: 100, subtitle: 160, description: 1000 },
  about: { title: 100, description: 3000 },
  contact: { email: 255, phone: 40, address: 200 },
} as const
export type ContentSection = keyof typeof contentLimits
/** In the order of the admins' page. */
export const contentSections = ['hero', 'about', 'contact'] as const satisfies ContentSection[]

/** Figures below these are not shown: they would look like an empty market. */
export const SHOWN_FROM = { products: 100, suppliers: 10, verified: 10 } as const
