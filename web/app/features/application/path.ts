export const PATH = '/suppliers'
