/** Name of a line's field in the form that answers a quote. */
export const lineField = (place: number, name: string): string => `lines.${place}.${name}`
