import { z } from 'zod'
import { MakeApiToken } from '../procedures/api-tokens.ts'

/** Another API token, with a box for each scope that it may have. */
export const ApiTokenForm = MakeApiToken.omit({ tokenId: true }).extend({
  scopes: z
    .record(z.string(), z.string())
    .transform((ticked) => Object.keys(ticked))
    .pipe(MakeApiToken.shape.scopes),
})
