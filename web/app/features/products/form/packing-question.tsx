import { type PackingDoubt, packingSeen } from '@ticarum/contract/values/packing-doubts'
import { use, useEffect, useRef } from 'react'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { volume, weight } from '../../../measures.ts'
import { LanguageContext, useText } from '../../../texts.ts'

/** A weight or volume that can hardly be right. */
export interface AskedPacking {
  doubt: PackingDoubt
  weightGrams: number
  volumeCm3: number
}

/** Part of the form: asks whether weight and volume are right. */
export function PackingQuestion({ asked }: { asked: AskedPacking }) {
  const t = useText('product-form')
  const language = use(LanguageContext)
  const box = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question takes the focus once
  useEffect(() => {
    box.current?.focus()
  }, [asked])
  const { doubt, weightGrams, volumeCm3 } = asked
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="doubt" className="grid gap-2 rounded-card bg-sand p-5">
      <h2 id="doubt" className="text-lg">
        {t('doubt.title')}
      </h2>
      <p>
        {doubt === 'large'
          ? t('doubt.large', { volume: volume(volumeCm3, language) })
          : t(`doubt.${doubt}`, { weight: weight(weightGrams, language) })}
      </p>
      <Checkbox label={t('doubt.sure')} name="packingSure" value={packingSeen({ weightGrams, volumeCm3 })} />
    </section>
  )
}
