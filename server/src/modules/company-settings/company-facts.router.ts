import type { companyFacts } from '@ticarum/contract/procedures/company-facts'
import type { Router } from '../../door/door.ts'
import { readCompanyFacts, saveCompanyFacts } from './company-facts.ts'

export const companyFactsRouter: Router<typeof companyFacts> = { get: readCompanyFacts, save: saveCompanyFacts }
