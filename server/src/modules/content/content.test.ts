import { randomUUID } from 'node:crypto'
import { contentLimits } from '@ticarum/contract/values/content'
import { languages } from '@ticarum/contract/values/languages'
import { expect, it } from 'vitest'
import { openDoor } from '../../testing/open-door.ts'

const { given, owner, as, asPerson } = await openDoor()
const admin = await given.admin({ fullName: 'Elif Kaya' })
const desk = await asPerson(admin)
const about = { section: 'about', title: 'Ganacsi', description: 'Shirkad Kayseri ku taal.' } as const
const versionOf = async (section: string, language: string) =>
  (await desk.content.sections({})).sections.find((each) => each.section === section && each.language === language)
    ?.version ?? 0

it('each section has a content object with its fields in every language, and who wrote it [DATA-16]', async () => {
  const { rows } = await owner.query<{ section_key: keyof typeof contentLimits; language: string; fields: string[] }>(
    'select section_key, language, array(select jsonb_object_keys(content)) as fields from content_sections',
  )
  expect(rows.map(({ section_key, language }) => `${section_key} ${language}`).toSorted()).toEqual(
    Object.keys(contentLimits)
      .flatMap((section) => languages.map((language) => `${section} ${language}`))
      .toSorted(),
  )
  for (const { section_key, fields } of rows)
    expect(fields.toSorted()).toEqual(Object.keys(contentLimits[section_key]).toSorted())
  const version = await versionOf('about', 'so')
  await desk.content.save({ language: 'so', version, content: about }, randomUUID())
  const stored = await owner.query(
    "select content, updated_by from content_sections where section_key = 'about' and language = 'so'",
  )
  expect(stored.rows).toEqual([
    { content: { title: about.title, description: about.description }, updated_by: admin.id },
  ])
})

it('sections are listed in the order of their keys [SYS-16]', async () => {
  const { sections } = await desk.content.sections({})
  const keys = sections.map(({ section }) => section)
  expect(keys).toEqual(keys.toSorted())
  expect(new Set(keys)).toEqual(new Set(['about', 'contact', 'hero']))
})

it('everybody reads what an admin saved, in that language only, and the audit says who [ACONT-03]', async () => {
  const before = await as().content.get({ language: 'en' })
  const version = await versionOf('hero', 'tr')
  const hero = { title: 'Türkiye’den', subtitle: 'Limana kadar', description: 'Toptan.' }
  expect(
    await desk.content.save({ language: 'tr', version, content: { section: 'hero', ...hero } }, randomUUID()),
  ).toEqual({ version: version + 1 })
  expect((await as().content.get({ language: 'tr' })).hero).toEqual(hero)
  expect(await as().content.get({ language: 'en' })).toEqual(before)
  const { rows } = await owner.query(
    `select actor_id, changes -> 'content' ->> 1 as content from audit_log
      where action = 'content.save' and changes -> 'language' ->> 1 = 'tr'`,
  )
  expect(rows).toMatchObject([{ actor_id: admin.id }])
  expect(JSON.parse(rows[0]?.content)).toEqual(hero)
})

it('of two admins the second has to read again, and an outdated save changes nothing', async () => {
  const version = await versionOf('contact', 'ar')
  const contact = (address: string) =>
    ({
      language: 'ar',
      version,
      content: { section: 'contact', email: 'desk@ticarum.example', phone: '', address },
    }) as const
  const both = await Promise.all(
    ['Melikgazi', 'Kocasinan'].map((address) => desk.content.save.try(contact(address), randomUUID())),
  )
  expect(both.map((answer) => (answer.ok ? 'saved' : answer.code)).toSorted()).toEqual(['CHANGED_MEANWHILE', 'saved'])
  const { items } = await desk.content.history({ section: 'contact', language: 'ar' })
  expect(items.map((item) => item.version)).toEqual([version + 1, version])
})

it('an older version is shown again as the newest, and the history keeps both', async () => {
  const { items } = await desk.content.history({ section: 'about', language: 'so' })
  const first = items.at(-1)
  const version = await versionOf('about', 'so')
  const restored = await desk.content.restore({ id: first?.id ?? '', version }, randomUUID())
  expect((await as().content.get({ language: 'so' })).about).toEqual(first?.content)
  const after = (await desk.content.history({ section: 'about', language: 'so', limit: 2 })).items
  expect(after).toMatchObject([
    { version: restored.version, restoredVersion: 1, savedBy: 'Elif Kaya', content: first?.content },
    { version, content: { title: about.title }, restoredVersion: null },
  ])
  expect(await desk.content.restore.try({ id: randomUUID(), version: restored.version }, randomUUID())).toMatchObject({
    code: 'NOT_FOUND',
  })
})

it.each([
  ['a field of another section', { section: 'about', title: 'x', subtitle: 'y' }],
  ['an empty title', { ...about, title: '  ' }],
  ['a title that is too long', { ...about, title: 'x'.repeat(101) }],
  ['no e-mail address', { section: 'contact', email: 'nobody', phone: '', address: 'Kayseri' }],
])('refuses %s', async (_case, content) => {
  const input = { language: 'en', version: 1, content } as Parameters<typeof desk.content.save>[0]
  expect(await desk.content.save.try(input, randomUUID())).toMatchObject({ code: 'INPUT_INVALID' })
})

it('history goes on page by page', async () => {
  for (let n = 0; n < 3; n++)
    await desk.content.save(
      { language: 'en', version: await versionOf('about', 'en'), content: { ...about, title: `Round ${n}` } },
      randomUUID(),
    )
  const first = await desk.content.history({ section: 'about', language: 'en', limit: 2 })
  const rest = await desk.content.history({ section: 'about', language: 'en', limit: 2, after: first.next ?? '' })
  expect([...first.items, ...rest.items].map(({ version }) => version)).toEqual([4, 3, 2, 1])
  expect(rest.next).toBeNull()
})
