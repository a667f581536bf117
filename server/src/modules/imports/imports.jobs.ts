import { noticeKinds } from '@ticarum/contract/values/notifications'
import { z } from 'zod'
import { asSystem } from '../../worker/as-system.ts'
import type { JobParts, Jobs } from '../../worker/job-parts.ts'
import { applyImport } from './apply-import.ts'
import { checkImport } from './check-import.ts'
import { readListPictures } from './read-list-pictures.ts'
import { sweepParts } from './stored-parts.ts'

const OfImport = z.object({ importId: z.uuid() })
const importOf = (payload: unknown) => OfImport.parse(payload).importId

/** Tells the desk of a file at which workers died: it may be an attack, or a fault of ours. */
const tellSetAside = (parts: JobParts, importId: string) =>
  asSystem(parts, 'imports.set-aside', async ({ tx }) => {
    await tx.sql('select fx.tell_set_aside($1, $2)', [importId, noticeKinds['import.set-aside'].byMail])
  })

export const importsJobs = (parts: JobParts): Jobs => ({
  'check-import': (payload) => checkImport(parts, importOf(payload)),
  'read-list-pictures': (payload) => readListPictures(parts, importOf(payload)),
  'apply-import': (payload) => applyImport(parts, importOf(payload)),
  'tell-set-aside': (payload) => tellSetAside(parts, importOf(payload)),
  'sweep-import-parts': (payload) => sweepParts(parts.storage, payload),
})
