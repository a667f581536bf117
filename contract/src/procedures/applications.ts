import { z } from 'zod'
import { Done, Email, Id, LanguageCode, Moment, pageOf } from '../fields.ts'
import { procedure } from '../procedure.ts'
import {
  type ApplicationAct,
  applicationActs,
  applicationCategories,
  applicationStates,
  MAX_CATALOGUE_BYTES,
  MAX_CATALOGUES,
} from '../values/inbox.ts'
import { admins, Care, FindInboxItems, Honeypot, InboxNotes, TypedText, visitors } from './contact-messages.ts'

export const ApplicationForm = z.object({
  companyName: TypedText.trim().min(1).max(100),
  category: z.enum(applicationCategories),
  contactPerson: TypedText.trim().min(1).max(100),
  email: Email,
  phone: TypedText.trim().min(1).max(40),
  address: TypedText.trim().max(200).default(''),
  productDescription: TypedText.trim().min(1).max(2000),
})

export const SubmitApplication = ApplicationForm.extend({
  ...Honeypot.shape,
  fileIds: z.array(Id).max(MAX_CATALOGUES).default([]).describe('of catalogues that were sent before'),
})
export type SubmitApplication = z.output<typeof SubmitApplication>

/** A catalogue that was uploaded. */
export const Catalogue = z.object({ id: Id, fileName: z.string(), bytes: z.int() })
export type Catalogue = z.infer<typeof Catalogue>

export const ApplicationRow = Care.extend({
  id: Id,
  companyName: z.string(),
  category: z.enum(applicationCategories),
  files: z.int().describe('how many'),
  state: z.enum(applicationStates),
})
export type ApplicationRow = z.infer<typeof ApplicationRow>

const acts = Object.keys(applicationActs) as [ApplicationAct, ...ApplicationAct[]]

export const ApplicationDetails = Care.extend({
  id: Id,
  companyName: z.string(),
  category: z.enum(applicationCategories),
  contactPerson: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  productDescription: z.string(),
  files: z
    .array(Catalogue.extend({ type: z.string().describe('media type') }))
    .describe('each is served at /files/applications/{id}'),
  language: LanguageCode,
  state: z.enum(applicationStates),
  heldBack: z.boolean().describe('looks like a machine’s: nobody was mailed'),
  notes: z.string(),
  version: Moment.describe('send it back with what you do'),
  may: z.array(z.enum(acts)),
})
export type ApplicationDetails = z.infer<typeof ApplicationDetails>

/** Applications of factories that want to become suppliers, with their catalogues. */
export const applications = {
  upload: procedure({
    ...visitors,
    rateLimit: { by: 'address', max: 60, seconds: 3600, shared: true },
    summary:
      'Upload a catalogue before its application: PDF, JPG or PNG of at most 10MB. ' +
      'One that no application takes is deleted after a day',
    method: 'POST',
    path: '/application-files',
    input: z.object({
      fileName: TypedText.trim().min(1).max(200).describe('as it is called on the sender’s machine; only shown'),
    }),
    file: { maxBytes: MAX_CATALOGUE_BYTES },
    output: Catalogue,
    errors: ['INVALID_FILE', 'FILE_TOO_LARGE'],
    audit: 'applications.upload',
  }),
  submit: procedure({
    ...visitors,
    rateLimit: { by: 'address', max: 20, seconds: 3600, shared: true },
    summary: 'Apply to become a supplier; answered within 48 hours',
    method: 'POST',
    path: '/applications',
    input: SubmitApplication,
    output: Done,
    errors: [],
    audit: 'applications.submit',
  }),
  list: procedure({
    ...admins,
    summary: 'Applications: those that wait for an answer by when it is due, all others newest first',
    method: 'GET',
    path: '/applications',
    input: FindInboxItems,
    output: pageOf(ApplicationRow),
    errors: [],
    idempotency: 'read',
    audit: 'none',
  }),
  get: procedure({
    ...admins,
    summary: 'One application, with its catalogues',
    method: 'GET',
    path: '/applications/:id',
    input: z.object({ id: Id }),
    output: ApplicationDetails,
    errors: ['NOT_FOUND'],
    idempotency: 'read',
    audit: 'none',
  }),
  handle: procedure({
    ...admins,
    summary: 'Take an application, mark it as answered, invited, refused or closed, or write a note',
    method: 'POST',
    path: '/applications/:id/handling',
    input: z.object({ id: Id, version: Moment, act: z.enum(acts), notes: InboxNotes }),
    output: Done,
    errors: ['NOT_FOUND', 'WRONG_STATE', 'CHANGED_MEANWHILE'],
    idempotency: 'key',
    audit: 'applications.handle',
  }),
  getFile: procedure({
    ...admins,
    summary: 'A catalogue of an application; its file is served at /files/applications/{id}',
    method: 'GET',
    path: '/application-files/:id',
    input: z.object({ id: Id.describe('of the catalogue') }),
    output: z.object({
      file: z.string().describe('where it is stored'),
      fileName: z.string(),
      type: z.string().describe('media type'),
    }),
    errors: ['NOT_FOUND'],
    idempotency: 'read',
    audit: 'none',
  }),
}
