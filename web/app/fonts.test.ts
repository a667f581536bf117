import { readdirSync, readFileSync } from 'node:fs'
import { openSync } from 'fontkit'
import { expect, test } from 'vitest'

const ALPHABETS = {
  'bricolage-700-latin': 'abcçdefghıijklmnoöpqrstuüvwxyz',
  'bricolage-700-latin-ext': 'ğşİĞŞ',
  'readex-pro-arabic': 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي',
}

const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8')
const faces = [...css.matchAll(/@font-face \{[^}]*\/fonts\/([\w-]+)\.woff2[^}]*unicode-range:\s*([^;]+);/g)].map(
  ([, file = '', ranges = '']) => ({ file, ranges: ranges.split(',').map(rangeOf) }),
)

function rangeOf(range: string): [number, number] {
  const [from = '', to = from] = range.trim().slice('U+'.length).split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}

/** The file from which a browser draws a letter: of several, the one declared last. */
function faceOf(letter: string): string | undefined {
  const point = letter.codePointAt(0) ?? 0
  return faces.findLast(({ ranges }) => ranges.some(([from, to]) => from <= point && point <= to))?.file
}

/** Each letter that stands in our texts, with its other case. */
const written = new Set(
  readdirSync(new URL('locales', import.meta.url), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => [...readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8')])
    .filter((letter) => /\p{L}/u.test(letter))
    .flatMap((letter) => [...letter, ...letter.toLocaleUpperCase('tr'), ...letter.toLocaleLowerCase('tr')]),
)

test.each(faces)('$file has every letter that the styles promise of it', ({ file }) => {
  const font = openSync(new URL(`../public/fonts/${file}.woff2`, import.meta.url).pathname)
  const drawn = new Set('characterSet' in font ? font.characterSet : [])
  const promised = (letter: string) => faceOf(letter) === file
  const alphabet = [...((ALPHABETS as Record<string, string>)[file] ?? '')]
  expect(alphabet.filter((letter) => !promised(letter))).toEqual([])
  const wanted = [...alphabet, ...alphabet.map((letter) => letter.toLocaleUpperCase('en')), ...written].filter(promised)
  expect(wanted.filter((letter) => !drawn.has(letter.codePointAt(0) ?? 0))).toEqual([])
})

test('every font of the styles is looked at', () => {
  expect(faces.map(({ file }) => file).sort()).toEqual(Object.keys(ALPHABETS).sort())
})
