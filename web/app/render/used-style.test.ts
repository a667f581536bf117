import { expect, it } from 'vitest'
import { usedStyle } from './used-style.ts'

const sheet = [
  '@layer theme,base;',
  'html{color:#000}',
  '.p-1{padding:1px}',
  '.p-2{padding:2px}',
  '.\\32xl\\:w-\\[calc\\(1\\%\\+2px\\)\\]{width:1%}',
  '.\\[\\&\\>p\\]\\:m-1>p{margin:1px}',
  '@media (width>=1px){.md\\:p-1{padding:3px}.md\\:p-2{padding:4px}}',
  '@media print{.print\\:hidden{display:none}}',
  '.group:hover .x,.y{content:"}"}',
  '@property --a{syntax:"*";inherits:false}',
].join('')

const thin = usedStyle(sheet, '.toast{}')

it('keeps what every page needs, and the rules whose classes stand in the page', () => {
  expect(thin('<p class="p-1 md:p-2">')).toBe(
    '@layer theme,base;html{color:#000}.p-1{padding:1px}@media (width>=1px){.md\\:p-2{padding:4px}}@property --a{syntax:"*";inherits:false}',
  )
})

it('reads names as HTML and style sheets write them', () => {
  expect(thin('<p class="2xl:w-[calc(1%+2px)]">')).toContain('width:1%')
  expect(thin('<p class="[&amp;&gt;p]:m-1">')).toContain('margin:1px')
  expect(thin('<p class="y">')).toContain('.group:hover .x,.y{content:"}"}')
})

it('keeps what may appear while the page wakes up', () => {
  expect(usedStyle('.toast{top:0}.rest{top:1px}', '.toast{}')('<p>')).toBe('.toast{top:0}')
})

it('leaves nothing out for a page that has every class', () => {
  const all = '<p class="p-1 p-2 2xl:w-[calc(1%+2px)] [&amp;&gt;p]:m-1 md:p-1 md:p-2 print:hidden y">'
  expect(thin(all)).toBe(sheet)
})
