import { z } from 'zod'
import type { JobParts, Jobs } from '../../worker/job-parts.ts'
import { applyImport } from './apply-import.ts'
import { checkImport } from './check-import.ts'
import { readListPictures } from './read-list-pictures.ts'
import { sweepParts } from './stored-parts.ts'

const OfImport = z.object({ importId: z.uuid() })
const importOf = (payload: unknown) => OfImport.parse(payload).importId

export const importsJobs = (parts: JobParts): Jobs => ({
  'check-import': (payload) => checkImport(parts, importOf(payload)),
  'read-list-pictures': (payload) => readListPictures(parts, importOf(payload)),
  'apply-import': (payload) => applyImport(parts, importOf(payload)),
  'sweep-import-parts': (payload) => sweepParts(parts.storage, payload),
})
