import { wordsOf } from '@ticarum/contract/folding'
import type { CompanySettings, SaveCompanySettings } from '@ticarum/contract/procedures/company-settings'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { nextVersion } from './settings-version.ts'

const settings = sqlOf
  .selectFrom('company_settings')
  .select(['publish_at_once', 'incoterm', 'basis_place', 'updated_at'])
const synonyms = sqlOf.selectFrom('synonyms').select(['id', 'words']).orderBy('id')

export async function readCompanySettings(ctx: Context): Promise<CompanySettings> {
  const [row, groups] = await Promise.all([ctx.tx.first(settings), ctx.tx.all(synonyms)])
  if (!row) throw new Error('the company has no settings')
  return {
    version: row.updated_at.toISOString(),
    publishAtOnce: row.publish_at_once,
    incoterm: row.incoterm,
    basisPlace: row.basis_place,
    synonyms: groups.map(({ words }) => words),
  }
}

export async function saveCompanySettings(ctx: Context, input: SaveCompanySettings) {
  const updated_at = await nextVersion(ctx, input.version)
  await ctx.tx.all(
    sqlOf.updateTable('company_settings').set({
      publish_at_once: input.publishAtOnce,
      incoterm: input.incoterm,
      basis_place: input.basisPlace,
      updated_at,
      updated_by: personOf(ctx).userId,
    }),
  )
  await saveSynonyms(ctx, input.synonyms)
  return { version: updated_at.toISOString() }
}

/** Unchanged groups are kept, so that the audit shows only what changed. */
async function saveSynonyms(ctx: Context, groups: string[][]): Promise<void> {
  const wanted = new Map(groups.map((words) => [words.join('\n'), words]))
  for (const { id, words } of await ctx.tx.all(synonyms)) {
    if (!wanted.delete(words.join('\n'))) await ctx.tx.all(sqlOf.deleteFrom('synonyms').where('id', '=', id))
  }
  for (const words of wanted.values())
    await ctx.tx.all(
      sqlOf
        .insertInto('synonyms')
        .values({ id: ctx.newId(), words, folded: words.map((word) => wordsOf(word).join(' ')) }),
    )
}
