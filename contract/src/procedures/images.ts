import { z } from 'zod'
import { Id, Picture } from '../fields.ts'
import { procedure } from '../procedure.ts'
import { MAX_IMAGE_BYTES } from '../values/images.ts'

const ImageName = z.string().regex(/^[0-9a-f]{32}$/)

export const Image = Picture.extend({ id: Id })
export const UploadImage = z.object({ supplierId: Id.optional().describe('whose it shall be, when an admin sends it') })

export const images = {
  upload: procedure({
    summary: 'Send a picture, PNG, JPG or WEBP; it belongs to no product until one is saved with it',
    method: 'POST',
    path: '/images',
    scope: 'products:write',
    input: UploadImage,
    file: { maxBytes: MAX_IMAGE_BYTES },
    output: Image,
    confirmed: true,
    errors: ['INVALID_FILE', 'FILE_TOO_LARGE', 'NOT_FOUND', 'EMAIL_NOT_CONFIRMED'],
    policy: ['supplier', 'admin'],
    rateLimit: { by: 'account', max: 600, seconds: 3600 },
    idempotency: 'key',
    audit: 'images.upload',
  }),
  getMine: procedure({
    summary: 'One of my pictures, shown publicly or not',
    method: 'GET',
    path: '/images/:name',
    input: z.object({ name: ImageName }),
    output: Image,
    errors: ['NOT_FOUND'],
    policy: ['supplier', 'admin'],
    rateLimit: { by: 'account', max: 3000, seconds: 60 },
    idempotency: 'read',
    audit: 'none',
  }),
  getPublic: procedure({
    summary: 'Where a picture is shown to everybody: the listed product, or the supplier whose logo it is',
    method: 'GET',
    path: '/shown-images/:name',
    input: z.object({ name: ImageName }),
    output: z.object({ productId: Id.nullable(), supplierId: Id.nullable() }),
    errors: ['NOT_FOUND'],
    policy: 'public',
    rateLimit: { by: 'device', max: 6000, seconds: 60 },
    idempotency: 'read',
    audit: 'none',
  }),
  getOfOrder: procedure({
    summary:
      'Whether a picture belongs to something that I keep: ' +
      'it stays visible to me when the product shows another or is gone',
    method: 'GET',
    path: '/kept-images/:name',
    input: z.object({ name: ImageName }),
    output: z.object({ kept: z.literal(true) }),
    errors: ['NOT_FOUND'],
    policy: ['customer', 'supplier', 'admin'],
    rateLimit: { by: 'account', max: 3000, seconds: 60 },
    idempotency: 'read',
    audit: 'none',
  }),
}
