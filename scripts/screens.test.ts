import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { gallery } from '../e2e/browser/gallery.ts'

it('docs/screens holds the pictures of the gallery and no others', () => {
  const folder = path.resolve(import.meta.dirname, '../docs/screens')
  const held = globSync(`${folder}/*.webp`).map((file) => path.basename(file, '.webp'))
  expect(held.sort()).toEqual([...gallery].sort())
})
