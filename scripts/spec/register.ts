export interface Area {
  code: string
  title: string
  ids: string[]
}

const heading = /^## ([A-Z][A-Z0-9]*) – (.+)$/
const row = /^\| ([A-Z][A-Z0-9]*-\d+) \|/

/** Reads the requirements register: one area for each heading, one id for each row. */
export function readRegister(text: string): Area[] {
  const areas: Area[] = []
  for (const line of text.split('\n')) {
    const [, code, title] = line.match(heading) ?? []
    if (code && title) areas.push({ code, title, ids: [] })
    const id = line.match(row)?.[1]
    if (!id) continue
    const area = areas.at(-1)
    if (!area || !id.startsWith(`${area.code}-`)) throw new Error(`${id} does not stand in its area of the register`)
    if (area.ids.includes(id)) throw new Error(`${id} stands twice in the register`)
    area.ids.push(id)
  }
  return areas
}
