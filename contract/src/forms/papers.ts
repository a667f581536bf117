import { z } from 'zod'
import { PaperFields, withLastDay } from '../procedures/papers.ts'
import { blank } from './typed.ts'

const { kind, expiresOn } = PaperFields.shape

/** A paper as an owner fills its form in: a day that is left empty is none. */
export const PaperForm = z.object({ kind, expiresOn: blank(expiresOn) }).check(withLastDay)
