export const SUPPLIER_APPLICATION_PATH = '/suppliers'
