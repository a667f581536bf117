import type { FormFields } from '@ticarum/contract/forms/nested'
import {
  choiceNames,
  type DealChoice,
  type DealChoices,
  dealChoices,
  usualChoices,
} from '@ticarum/contract/values/deal-choices'
import type { ManifestRow } from '../../components/ui/manifest.tsx'
import { Select } from '../../components/ui/select.tsx'
import { useText } from '../../texts.ts'

type WordKey = { [K in DealChoice]: `${K}.${DealChoices[K]}` }[DealChoice]

/** What is chosen, and its words, in the reader's language. */
export function useChoiceWords() {
  const t = useText('deal-choices')
  return {
    label: (name: DealChoice) => t(name),
    word: (name: DealChoice, word: string) => t(`${name}.${word}` as WordKey),
  }
}

/** Rows for a manifest; of an order only those that are not as usual. */
export function useChoiceRows(choices: DealChoices, which: 'all' | 'unusual'): ManifestRow[] {
  const { label, word } = useChoiceWords()
  return choiceNames
    .filter((name) => which === 'all' || choices[name] !== usualChoices[name])
    .map((name) => ({ id: name, label: label(name), value: word(name, choices[name]) }))
}

interface ChoiceFieldsProps {
  values: FormFields
  errorOf(field: string): string | undefined
}

/** One field for each choice. */
export function ChoiceFields({ values, errorOf }: ChoiceFieldsProps) {
  const { label, word } = useChoiceWords()
  return choiceNames.map((name) => (
    <Select key={name} label={label(name)} name={name} defaultValue={values[name]} error={errorOf(name)}>
      {dealChoices[name].map((each) => (
        <option key={each} value={each}>
          {word(name, each)}
        </option>
      ))}
    </Select>
  ))
}
