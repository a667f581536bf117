import { expect, it } from 'vitest'
import { parseSheet } from '../../critical-css-plugin.ts'
import { criticalCss } from './critical-css.ts'

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
  ':where(.space>:not(:last-child)){margin:2px}',
  '@property --a{syntax:"*";inherits:false}',
].join('')

const pick = criticalCss(parseSheet(sheet), parseSheet('.toast{}'))

it('keeps what every page needs, and the rules whose classes stand in the page', () => {
  expect(pick('<p class="p-1 md:p-2">')).toBe(
    '@layer theme,base;html{color:#000}.p-1{padding:1px}@media (width>=1px){.md\\:p-2{padding:4px}}' +
      '@property --a{syntax:"*";inherits:false}',
  )
})

it('reads names as HTML and style sheets write them', () => {
  expect(pick('<p class="2xl:w-[calc(1%+2px)]">')).toContain('width:1%')
  expect(pick('<p class="[&amp;&gt;p]:m-1">')).toContain('margin:1px')
  expect(pick('<p class="space">')).toContain('margin:2px')
})

it('needs all classes of one selector', () => {
  expect(pick('<p class="y">')).toContain('.group:hover .x,.y{content:"}"}')
  expect(pick('<p class="group"><b class="x">')).toContain('content')
  expect(pick('<p class="group">')).not.toContain('content')
})

it('keeps what may appear while the page is hydrated', () => {
  const css = parseSheet('.toast{top:0}.rest{top:1px}')
  expect(criticalCss(css, parseSheet('.toast{}'))('<p>')).toBe('.toast{top:0}')
})

it('leaves nothing out for a page that has every class', () => {
  const all = '<p class="p-1 p-2 2xl:w-[calc(1%+2px)] [&amp;&gt;p]:m-1 md:p-1 md:p-2 print:hidden y space">'
  expect(pick(all)).toBe(sheet)
})
