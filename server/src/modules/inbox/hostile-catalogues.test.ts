import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { diskStorage } from '../../platform/storage/disk-storage.ts'
import { allFiles } from '../../testing/all-files.ts'
import { givenApplication } from '../../testing/given-inbox.ts'
import { type HostileFile, PAYLOAD } from '../../testing/hostile/hostile-file.ts'
import { hostileFiles } from '../../testing/hostile-files.ts'
import { openHttp } from '../../testing/open-http.ts'
import { givenSession } from '../../testing/personas.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'

const folder = await temporaryFolder()
const opened = await openHttp({ storage: diskStorage(folder) })
const { call, given, owner, url } = opened

/** WEBP and what is large is refused, and a PDF is kept as it is. */
const becomes = (file: HostileFile) => {
  if (file.bytes.toString('latin1', 0, 5) === '%PDF-') return 'a PDF'
  return file.isLarge || file.bytes.toString('latin1', 8, 12) === 'WEBP' ? 'refused' : file.becomes
}

it('of more than 60 hostile files only PDFs are stored unchanged, and served only as downloads', {
  timeout: 300_000,
}, async () => {
  const files = await hostileFiles()
  const became: [string, string][] = []
  const taken: { id: string; name: string }[] = []
  for (const { name, bytes } of files) {
    const { outcome, body } = await call('applications.upload', {
      input: { fileName: 'catalogue.html', file: new Uint8Array(bytes) },
    })
    const id = outcome === 'OK' ? (body as { id: string }).id : undefined
    const { rows } = await owner.query('select type from application_files where id = $1', [id])
    became.push([
      name,
      outcome === 'INVALID_FILE'
        ? 'refused'
        : rows[0]?.type === 'application/pdf'
          ? 'a PDF'
          : rows[0]
            ? 'a picture'
            : outcome,
    ])
    if (id) taken.push({ id, name })
  }
  expect(became).toEqual(files.map((file) => [file.name, becomes(file)]))
  expect(files.length).toBeGreaterThanOrEqual(60)
  console.log(`${files.length} hostile files: ${files.length - taken.length} refused, ${taken.length} taken`)

  const token = await givenSession(opened, (await given.admin()).id)
  await owner.query('update application_files set application_id = $1', [
    (await givenApplication(opened)).applicationId,
  ])
  for (const { id, name } of taken) {
    const { headers } = await fetch(`${url}/files/applications/${id}`, { headers: { cookie: `session=${token}` } })
    expect(headers.get('content-security-policy'), name).toBe("default-src 'none'; sandbox")
    expect(headers.get('x-content-type-options'), name).toBe('nosniff')
    const shown = headers.get('content-disposition')
    if (headers.get('content-type') === 'application/pdf')
      expect(shown, name).toBe("attachment; filename*=UTF-8''catalogue.pdf")
    else
      expect([headers.get('content-type'), shown], name).toEqual([
        'image/webp',
        "inline; filename*=UTF-8''catalogue.webp",
      ])
  }
  for (const file of await allFiles(folder))
    if (!file.endsWith('.pdf')) expect((await readFile(file)).includes(PAYLOAD), file).toBe(false)
})
