/** The same order, told to who placed it and to the company. */
export const orderTemplates = ['order-placed', 'order-received'] as const
export type OrderTemplate = (typeof orderTemplates)[number]
