import { z } from 'zod'
import { Done, Email, Id } from '../fields.ts'
import { admins, procedure } from '../procedure.ts'
import { applicationCategories, MAX_CATALOGUE_BYTES, MAX_CATALOGUES } from '../values/inbox.ts'
import { Honeypot, TypedText, visitors } from './contact-messages.ts'

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

/** Applications of factories that want to become suppliers, with their catalogues. */
export const applications = {
  upload: procedure({
    ...visitors,
    rateLimit: { by: 'device', max: 60, seconds: 3600, shared: true },
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
    rateLimit: { by: 'device', max: 20, seconds: 3600, shared: true },
    summary: 'Apply to become a supplier; answered within 48 hours',
    method: 'POST',
    path: '/applications',
    input: SubmitApplication,
    output: Done,
    errors: [],
    audit: 'applications.submit',
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
