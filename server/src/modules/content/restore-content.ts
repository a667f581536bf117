import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { writeVersion } from './write-version.ts'

export async function restoreContent(ctx: Context, { id, version: seen }: { id: string; version: number }) {
  const old = await ctx.tx.first(
    sqlOf
      .selectFrom('content_versions')
      .select(['section_key', 'language', 'version', sql<Record<string, string>>`content`.as('content')])
      .where('id', '=', id),
  )
  if (!old) return fail('NOT_FOUND')
  return writeVersion(ctx, {
    section: old.section_key,
    language: old.language,
    seen,
    content: old.content,
    restored: old.version,
  })
}
