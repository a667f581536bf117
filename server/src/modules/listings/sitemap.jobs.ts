import { SITEMAP_PART, type SitemapKind } from '@ticarum/contract/values/public-pages'
import type { CronItem } from 'graphile-worker'
import type { JobParts, Jobs } from '../../worker/job-parts.ts'

/**
 * The next mark: the first URL that does not fit into the part that begins at $1. Each step reads one part of an index.
 */
const nextMark: Record<SitemapKind, string> = {
  products: 'select product_id as id from listings where product_id >= $1 order by product_id offset $2 limit 1',
  suppliers: 'select id from suppliers where id >= $1 and active and listed_products > 0 order by id offset $2 limit 1',
}
const START = '00000000-0000-0000-0000-000000000000'

/**
 * Marks where each part of the site map begins. Ids grow with time, so marks stay and new ones are added at the end.
 */
export async function markSitemap({ pool }: Pick<JobParts, 'pool'>, size = SITEMAP_PART): Promise<void> {
  for (const [kind, statement] of Object.entries(nextMark)) {
    const marks: string[] = []
    for (let mark: string | undefined = START; mark; mark = await after(statement, mark)) marks.push(mark)
    await pool.query(
      `with marked as (insert into sitemap_parts (kind, number, from_id)
          select $1, number, from_id from unnest($2::uuid[]) with ordinality as marks (from_id, number)
          on conflict (kind, number) do update set from_id = excluded.from_id
            where sitemap_parts.from_id <> excluded.from_id)
      delete from sitemap_parts where kind = $1 and number > $3`,
      [kind, marks, marks.length],
    )
  }

  async function after(statement: string, mark: string): Promise<string | undefined> {
    const { rows } = await pool.query<{ id: string }>(statement, [mark, size])
    return rows[0]?.id
  }
}

export const sitemapJobs = (parts: JobParts): Jobs => ({ 'mark-sitemap': () => markSitemap(parts) })

export const sitemapTimetable: CronItem[] = [
  { task: 'mark-sitemap', match: '23 * * * *', options: { backfillPeriod: 3600 * 1000, jobKey: 'mark-sitemap' } },
]
