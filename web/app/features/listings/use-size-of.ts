import type { Listing } from '@ticarum/contract/procedures/listings'
import { use } from 'react'
import { volume, weight } from '../../measures.ts'
import { LanguageContext, useText } from '../../texts.ts'

/** Pieces, volume and weight of a quantity, as far as they are known. */
export function useSizeOf(
  { piecesPerUnit, details: { volumeCm3, weightGrams } }: Pick<Listing, 'piecesPerUnit' | 'details'>,
  quantity: number,
): string[] {
  const t = useText('product')
  const language = use(LanguageContext)
  return [
    piecesPerUnit > 1 ? t('amount', { unit: 'piece', count: quantity * piecesPerUnit }) : null,
    volumeCm3 === null ? null : volume(volumeCm3 * quantity, language),
    weightGrams === null ? null : weight(weightGrams * quantity, language),
  ].filter((part) => part !== null)
}
