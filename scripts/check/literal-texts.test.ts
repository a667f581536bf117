import { describe, expect, it } from 'vitest'
import { tree } from '../testing/tree.ts'
import { literalTextProblems } from './literal-texts.ts'

const component = (jsx: string) =>
  `// Türkçe\nexport function Card({ busy, name, text }: Props) {\n  return ${jsx}\n}\n`

async function found(jsx: string, file = 'web/app/components/card.tsx'): Promise<string[]> {
  return literalTextProblems(await tree({ [file]: component(jsx) }))
}

describe('literal texts in components', () => {
  it.each([
    ['text between tags', '<p>Save</p>', 'Save'],
    ['text in a fragment', '<>Kaydet</>', 'Kaydet'],
    ['Arabic text', '<p>حفظ</p>', 'حفظ'],
    ['text beside an expression', '<p>{name} orders</p>', 'orders'],
    ['a quoted text', "<p>{'Save'}</p>", 'Save'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the source of a component
    ['a template', '<p>{`Hello ${name}`}</p>', 'Hello'],
    ['a choice of texts', "<p>{busy ? text('saving') : 'Save'}</p>", 'Save'],
    ['a text shown sometimes', "<p>{busy && 'Saving'}</p>", 'Saving'],
    ['a text put together', "<p>{'Dear ' + name}</p>", 'Dear'],
    ['aria-label', '<button aria-label="Close" />', 'Close'],
    ['title', "<button title={'Close'} />", 'Close'],
    ['placeholder', '<input placeholder={`Search`} />', 'Search'],
    ['alt', "<img alt={name ?? 'Picture'} />", 'Picture'],
    ['text deep inside', '<ul>{names.map((name) => <li key={name}>Item</li>)}</ul>', 'Item'],
  ])('refuses %s', async (_, jsx, text) => {
    expect(await found(jsx)).toEqual([
      `web/app/components/card.tsx:3: '${text}' is written into the component; give it a key in web/app/locales`,
    ])
  })

  it('tells the line of the text itself', async () => {
    expect(await found('<p>\n    {name}\n    Save\n  </p>')).toEqual([expect.stringContaining('card.tsx:5:')])
  })

  it.each([
    ['a key', "<p>{text('orders.save')}</p>"],
    ['a class', '<p className="flex" id="card" />'],
    ['signs and numbers', '<p>· {name} – 100 %</p>'],
    ['a name', '<p title="Ticarum">WhatsApp</p>'],
    ['a comparison', "<p hidden={name === 'Elif'}>{busy === 'yes' ? text('a') : null}</p>"],
    ['an empty alternative text', '<img alt="" />'],
  ])('leaves %s alone', async (_, jsx) => {
    expect(await found(jsx)).toEqual([])
  })

  it('leaves tests alone', async () => {
    expect(await found('<p>Save</p>', 'web/app/components/card.test.tsx')).toEqual([])
  })
})
