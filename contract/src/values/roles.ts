export const roles = ['customer', 'supplier', 'admin'] as const
export type Role = (typeof roles)[number]

export const companyKinds = ['supplier', 'customer'] as const
export type CompanyKind = (typeof companyKinds)[number]
