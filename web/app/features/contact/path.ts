export const PATH = '/contact'
