import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fallbackLanguage, type Language, languages } from '@ticarum/contract/values/languages'
import { type MessageShape, messageShape } from './message-shape.ts'
import { hasWords } from './proper-names.ts'
import { sourceFiles } from './source-files.ts'
import { termProblems } from './terms.ts'

const anyLanguage = `{${languages.join(',')}}`
/** texts/en.json, or locales/en/orders.json */
const places = [`{server,web}/**/texts/${anyLanguage}.json`, `{server,web}/**/locales/${anyLanguage}/*.json`]
const inItsPlace = new RegExp(`/(texts|locales)/(${languages.join('|')})(?=\\.json$|/)`)

const pluralForms: Record<Language, readonly string[]> = {
  en: ['one', 'other'],
  so: ['one', 'other'],
  tr: ['one', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
}

type Texts = Map<string, string>

/** Texts may be nested; a key is the whole path to one. */
function flatten(value: unknown, key: string, texts: Texts, problems: string[]): void {
  if (typeof value === 'string') texts.set(key, value)
  else if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
    for (const [name, inner] of Object.entries(value)) flatten(inner, key ? `${key}.${name}` : name, texts, problems)
  } else problems.push(`${key || 'the file'} is not a text`)
}

async function readTexts(file: string, problems: string[]): Promise<Texts> {
  const texts: Texts = new Map()
  try {
    flatten(JSON.parse(await readFile(file, 'utf8')), '', texts, problems)
  } catch (error) {
    problems.push(
      (error as NodeJS.ErrnoException).code === 'ENOENT'
        ? 'the file is missing'
        : `the file can't be read: ${(error as Error).message}`,
    )
  }
  return texts
}

const names = (values: Iterable<string>) => [...values].sort().join(', ') || 'none'

/** How a translation differs from the English text in its arguments. */
function differences(english: MessageShape, translated: MessageShape): string[] {
  const problems: string[] = []
  if (names(english.arguments) !== names(translated.arguments))
    problems.push(`has the arguments ${names(translated.arguments)} where English has ${names(english.arguments)}`)
  for (const { name, forms } of translated.selects) {
    const wanted = english.selects.find((select) => select.name === name)?.forms ?? []
    if (names(wanted) !== names(forms))
      problems.push(`chooses {${name}} between ${names(forms)} where English has ${names(wanted)}`)
  }
  if (english.words === translated.words && hasWords(english.words)) problems.push('is still the English text')
  return problems
}

/** Each plural has the forms of its language; exact numbers (=0) may be added. */
function pluralProblems(language: Language, shape: MessageShape): string[] {
  const wanted = names(pluralForms[language])
  return shape.plurals
    .map(({ name, forms }) => ({ name, forms: names(forms.filter((form) => !/^\d+$/.test(form))) }))
    .filter(({ forms }) => forms !== wanted)
    .map(({ name, forms }) => `has {${name}} in the forms ${forms} where its language has ${wanted}`)
}

function parsed(text: string): MessageShape | Error {
  try {
    return messageShape(text)
  } catch (error) {
    return error as Error
  }
}

/** The problems of one text, compared with its English one. */
function textProblems(language: Language, text: string, original: string): string[] {
  const shape = parsed(text)
  if (shape instanceof Error) return [`can't be parsed: ${shape.message.split('\n')[0]}`]
  if (text.trim() === '') return ['is empty']
  const problems = [...pluralProblems(language, shape), ...termProblems(language, text)]
  const english = parsed(original)
  if (language !== fallbackLanguage && !(english instanceof Error)) problems.push(...differences(english, shape))
  return problems
}

function fileProblems(language: Language, texts: Texts, english: Texts): string[] {
  const missing = [...english.keys()].filter((key) => !texts.has(key)).map((key) => `${key} is missing`)
  const faulty = [...texts].flatMap(([key, text]) => {
    const original = english.get(key)
    if (original === undefined) return [`${key} does not exist in English`]
    return textProblems(language, text, original).map((problem) => `${key} ${problem}`)
  })
  return [...missing, ...faulty]
}

/** Every text exists in every language, is not empty, takes the same arguments, and says one thing by one term. */
export async function localeProblems(root: string): Promise<string[]> {
  const found = await sourceFiles(root, places)
  if (found.length === 0) return ['no texts were found']
  const sets = new Set(found.map((file) => file.replace(inItsPlace, '/$1/*')))
  const problems: string[] = []
  for (const set of sets) {
    const file = (language: Language) => set.replace('*', language)
    const english = await readTexts(path.join(root, file(fallbackLanguage)), [])
    for (const language of languages) {
      const own: string[] = []
      const texts = await readTexts(path.join(root, file(language)), own)
      if (own.length === 0) own.push(...fileProblems(language, texts, english))
      problems.push(...own.map((problem) => `${file(language)}: ${problem}`))
    }
  }
  return problems
}
