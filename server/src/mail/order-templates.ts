/** The same order, for who placed it and for the company. */
export const orderTemplates = ['order-placed', 'order-received'] as const
export type OrderTemplate = (typeof orderTemplates)[number]
