import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Field } from './field.tsx'
import { Select } from './select.tsx'
import { TextArea } from './text-area.tsx'

const controls = [
  ['input', Field],
  ['select', Select],
  ['textarea', TextArea],
] as const

const attributes = (element: ReactElement, tag: string) => {
  const [, found = ''] = new RegExp(`<${tag}\\b([^>]*)`).exec(renderToStaticMarkup(element)) ?? []
  return Object.fromEntries([...found.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
}

describe.each(controls)('a labelled %s', (tag, Control) => {
  it('is named by its label, under its own id where it has one', () => {
    for (const [given, id] of [
      [{}, 'city'],
      [{ id: 'city-2' }, 'city-2'],
    ] as const) {
      const element = <Control label="City" name="city" {...given} />
      expect(attributes(element, 'label').for).toBe(id)
      expect(attributes(element, tag).id).toBe(id)
    }
  })

  it('is read out together with its error, and only then', () => {
    const wrong = <Control label="City" name="city" error="Too long" />
    expect(attributes(wrong, tag)).toMatchObject({ 'aria-invalid': 'true', 'aria-describedby': 'city-problem' })
    expect(renderToStaticMarkup(wrong)).toMatch(/<p id="city-problem".*Too long<\/p>/)
    const right = attributes(<Control label="City" name="city" />, tag)
    expect([right['aria-invalid'], right['aria-describedby']]).toEqual([undefined, undefined])
  })
})
