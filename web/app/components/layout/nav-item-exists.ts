import paths from 'virtual:screens'

/** The route table says what there is: an item of an area appears with its screen. */
export const exists = ({ path }: { path: string }): boolean => paths.includes(path)
