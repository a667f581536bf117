export const PAPERS_PATH = '/supplier/papers'
export const paperFilePath = (id: string): string => `/files/papers/${id}`
