import { SaveContent } from '../procedures/content.ts'
import { whole } from './typed.ts'

/** A section of the public pages as an admin fills it in. */
export const ContentForm = SaveContent.extend({ version: whole(SaveContent.shape.version) })
