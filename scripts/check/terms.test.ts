import { detailNames } from '@ticarum/contract/values/detail-names'
import { detailWords } from '@ticarum/contract/values/detail-words'
import { languages } from '@ticarum/contract/values/languages'
import { expect, test } from 'vitest'
import { termProblems } from './terms.ts'

test('names and words of products keep to the one term of each thing', () => {
  for (const known of [...detailNames, ...detailWords])
    for (const language of languages) expect(termProblems(language, known[language][0])).toEqual([])
})
