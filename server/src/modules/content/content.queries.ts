import type { Page } from '@ticarum/contract/fields'
import type { ContentVersion, ShownContent, SiteFigures, StoredContent } from '@ticarum/contract/procedures/content'
import { type ContentSection, SHOWN_FROM } from '@ticarum/contract/values/content'
import type { Language } from '@ticarum/contract/values/languages'
import { prepared } from '@ticarum/db/prepared'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Context } from '../../door/context.ts'
import { keysetPage, positionOf } from '../../platform/keyset.ts'

type Fields = Record<string, string>

const shownIn = prepared('content-shown', (language: Language) =>
  sqlOf
    .selectFrom('content_sections')
    .select(['section_key', sql<Fields>`content`.as('content')])
    .where('language', '=', language),
)

export async function shownContent(ctx: Context, { language }: { language: Language }): Promise<ShownContent> {
  const rows = await shownIn(ctx.tx, language)
  return Object.fromEntries(rows.map(({ section_key, content }) => [section_key, content])) as ShownContent
}

const counted = prepared('site-figures', () =>
  sqlOf.selectFrom('site_figures').select(['products', 'suppliers', 'verified']),
)

export async function siteFigures(ctx: Context): Promise<SiteFigures> {
  const [figures] = await counted(ctx.tx)
  const enough = (name: keyof typeof SHOWN_FROM) =>
    figures && figures[name] >= SHOWN_FROM[name] ? figures[name] : null
  return { products: enough('products'), suppliers: enough('suppliers'), verified: enough('verified') }
}

const stored = sqlOf
  .selectFrom('content_sections')
  .leftJoin('people', 'people.id', 'content_sections.updated_by')
  .select(['section_key', 'language', sql<Fields>`content`.as('content'), 'version', 'updated_at', 'full_name'])
  .orderBy('section_key')
  .orderBy('language')

export async function listContentSections(ctx: Context): Promise<{ sections: StoredContent[] }> {
  const rows = await ctx.tx.all(stored)
  return {
    sections: rows.map(({ section_key: section, language, content, version, updated_at, full_name }) => ({
      section,
      language,
      content,
      version,
      updatedAt: updated_at.toISOString(),
      updatedBy: full_name,
    })),
  }
}

export async function contentHistory(
  ctx: Context,
  { section, language, after, limit }: z.output<typeof Page> & { section: ContentSection; language: Language },
) {
  const newest = sqlOf
    .selectFrom('content_versions')
    .leftJoin('people', 'people.id', 'content_versions.created_by')
    .select([
      'content_versions.id',
      'version',
      sql<Fields>`content`.as('content'),
      'restored_version',
      'content_versions.created_at',
      'full_name',
    ])
    .where('section_key', '=', section)
    .where('language', '=', language)
    .orderBy('content_versions.created_at', 'desc')
    .orderBy('content_versions.id', 'desc')
    .limit(limit + 1)
  const position = positionOf(after)
  const rows = await ctx.tx.all(
    position
      ? newest.where(
          sql<boolean>`(content_versions.created_at, content_versions.id) < (${position.at}, ${position.id})`,
        )
      : newest,
  )
  return keysetPage(
    rows,
    limit,
    (row): ContentVersion => ({
      id: row.id,
      version: row.version,
      content: row.content,
      restoredVersion: row.restored_version,
      savedAt: row.created_at.toISOString(),
      savedBy: row.full_name,
    }),
  )
}
