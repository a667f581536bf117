import type { SaveContent } from '@ticarum/contract/procedures/content'
import type { Context } from '../../door/context.ts'
import { writeVersion } from './write-version.ts'

export function saveContent(ctx: Context, { language, version, content: { section, ...content } }: SaveContent) {
  return writeVersion(ctx, { section, language, seen: version, content })
}
