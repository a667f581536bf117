import { fold } from '@ticarum/contract/folding'
import type { PictureProblem } from '@ticarum/contract/values/price-list'
import type { Context } from '../../door/context.ts'

/** Characters that file names cannot contain are written as an underscore: article A/12 has the picture A_12.jpg. */
const asFileName = (code: string) => fold(code).replace(/[\\/:*?"<>|]/g, '_')
const stemOf = (file: string) => file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '')

interface Place {
  code: string
  position: number
}

/** CODE.jpg is the main picture, CODE-2.png the second. A code that itself ends in -2 is matched first. */
function placeFor(file: string, codes: Map<string, string>): Place | undefined {
  const stem = fold(stemOf(file))
  const whole = codes.get(stem)
  if (whole !== undefined) return { code: whole, position: 1 }
  const [, before = '', position] = /^(.+)[-_](\d{1,2})$/.exec(stem) ?? []
  const code = codes.get(before)
  return code === undefined ? undefined : { code, position: Number(position) }
}

interface Waiting {
  number: number
  file: string
}

/** Assigns every picture that was read to its row, and returns the number of pictures of each code. */
export async function matchPictures(
  ctx: Context,
  importId: string,
  codes: readonly string[],
): Promise<Map<string, number>> {
  const byFileName = new Map(codes.map((code) => [asFileName(code), code]))
  const pictures = await ctx.tx.sql<Waiting>(
    `select number, file from import_pictures
      where import_id = $1 and image is not null and problem is null order by number`,
    [importId],
  )
  const taken = new Set<string>()
  const counts = new Map<string, number>()
  const matched = pictures.map(({ number, file }) => {
    const place = placeFor(file, byFileName)
    if (!place) return { number, problem: 'unmatched' satisfies PictureProblem }
    const seat = `${place.position} ${place.code}`
    if (taken.has(seat)) return { number, problem: 'doubled' satisfies PictureProblem }
    taken.add(seat)
    counts.set(place.code, (counts.get(place.code) ?? 0) + 1)
    return { number, ...place }
  })
  await ctx.tx.sql(
    `update import_pictures p set article_code = m.code, position = m.position, problem = m.problem
      from jsonb_to_recordset($2) m(number integer, code text, position integer, problem text)
      where p.import_id = $1 and p.number = m.number`,
    [importId, JSON.stringify(matched)],
  )
  return counts
}
