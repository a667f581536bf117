import type { Import, ImportRow } from '@ticarum/contract/procedures/imports'
import { countryOf, defaultCountry } from '@ticarum/contract/values/countries'
import { imagesPerProduct } from '@ticarum/contract/values/images'
import { rowOnlyProblems } from '@ticarum/contract/values/price-list'
import { categories, incoterms, sellingUnits } from '@ticarum/contract/values/products'
import type { Text } from '../../texts.ts'
import { productFieldErrors } from '../products/form/product-errors.ts'
import { fieldText } from './row-texts.ts'

type Problem = ImportRow['problems'][number]

const isRowOnly = (problem: Problem['problem']): problem is (typeof rowOnlyProblems)[number] =>
  rowOnlyProblems.some((known) => known === problem)

/** Which cell it is about, what the sheet calls its column, and what stands in it. */
export function problemPlace(t: Text<'imports'>, form: Text<'product-form'>, told: Problem): string {
  const { field, problem, cell, head, value } = told
  if (cell !== null && head !== null)
    return value ? t('at.value', { cell, column: head, value }) : t('at.empty', { cell, column: head })
  const isOfSheet = problem !== 'changed' && problem !== 'full' && field !== 'images'
  return isOfSheet ? t('at.none', { field: fieldText(t, form, field) }) : fieldText(t, form, field)
}

/** What is allowed there, or what to do. */
export function problemRemedy(t: Text<'imports'>, form: Text<'product-form'>, { field, problem }: Problem): string {
  if (isRowOnly(problem)) return t(`remedy.${problem}`)
  const allowed = (words: readonly string[]) => t('remedy.allowed', { allowed: words.join(', ') })
  if (field === 'category') return allowed(categories.map((code) => form(`category.${code}`)))
  if (field === 'unit') return allowed(sellingUnits.map((code) => form(`unit.${code}`)))
  if (field === 'basis.incoterm') return allowed(incoterms)
  if (field === 'country') return t('remedy.country')
  if (field === 'city') return t('remedy.city', { allowed: countryOf(defaultCountry)?.cities.join(', ') ?? '' })
  if (field === 'madeToOrder') return t('remedy.yes')
  if (field === 'articleCode' && problem === 'required') return t('remedy.code')
  if (field === 'images') return t('remedy.images', { max: imagesPerProduct.max })
  const [known] = productFieldErrors(form, { [field]: problem })
  return known?.text ?? form('fix')
}

/** Why nothing of a file was read, where it is, and what to do. */
export function failureText(t: Text<'imports'>, { problem, problemAt }: Pick<Import, 'problem' | 'problemAt'>): string {
  const at = problemAt ?? ''
  if (problem === 'empty' && at) return t('failed.emptyBelow', { row: at })
  if (problem === 'noArticleCode') return t('failed.noArticleCode', { row: at })
  if (problem === 'doubledColumn' || problem === 'foreignCurrency') return t(`failed.${problem}`, { cells: at })
  return t(`failed.${problem ?? 'unreadable'}`)
}
