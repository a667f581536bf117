/** Where an admin prepares a quote. The URL says of what and for whom, by ids. */
export const PREPARE_PATH = '/admin/quotes/new'

interface Prepared {
  productIds: readonly string[]
  /** a member of the company that it is for */
  customer?: string | undefined
}

/** What the URL says, as fields of a form. */
export const prepareFields = ({ productIds, customer }: Prepared): [name: string, value: string][] => [
  ...productIds.map((id): [string, string] => ['line', id]),
  ...(customer ? [['customer', customer] as [string, string]] : []),
]

export const preparePath = (prepared: Prepared): string => {
  const query = new URLSearchParams(prepareFields(prepared)).toString()
  return query ? `${PREPARE_PATH}?${query}` : PREPARE_PATH
}
