import type { ContentSection } from '@ticarum/contract/values/content'
import type { Language } from '@ticarum/contract/values/languages'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

interface NewVersion {
  section: ContentSection
  language: Language
  /** the version that the writer read */
  seen: number
  content: Record<string, string>
  /** the version that this one restores */
  restored?: number
}

/**
 * Writes a new version, which is shown from now on. Of two admins who save at once, the second has to read again first.
 */
export async function writeVersion(
  ctx: Context,
  { section, language, seen, content, restored }: NewVersion,
): Promise<{ version: number }> {
  const { userId } = personOf(ctx)
  const [version, text] = [seen + 1, JSON.stringify(content)]
  const written = await ctx.tx.first(
    sqlOf
      .updateTable('content_sections')
      .set({ content: text, version, updated_at: ctx.now, updated_by: userId })
      .where((of) => of.and({ section_key: section, language, version: seen }))
      .returning('version'),
  )
  if (!written) return fail('CHANGED_MEANWHILE')
  const entry = {
    id: ctx.newId(),
    section_key: section,
    language,
    version,
    content: text,
    restored_version: restored ?? null,
    created_at: ctx.now,
    created_by: userId,
  }
  await ctx.tx.all(sqlOf.insertInto('content_versions').values(entry))
  return { version }
}
