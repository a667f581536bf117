import type { PricesToConfirm } from '@ticarum/contract/procedures/products'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { useText } from '../../../texts.ts'
import { PriceDifferences } from '../prices/price-differences.tsx'
import { SureField } from '../prices/sure-field.tsx'

/** What a bulk change of prices would save, once it is confirmed. */
export interface AskedBulk {
  newPrices: (PricesToConfirm & { name: string })[]
  /** they were asked about before, and not confirmed */
  again: boolean
  key: string
  values: { kind: string; amount: string }
}

/** Asks whether the new prices of many products are right. What is saved is what was shown. */
export function NewPrices({ asked, action }: { asked: AskedBulk; action: string }) {
  const t = useText('prices')
  const { newPrices, again, key, values } = asked
  const busy = useNavigation().formData?.get('intent') === 'prices'
  const box = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question takes the focus once
  useEffect(() => {
    box.current?.focus()
  }, [asked])
  const large = newPrices.some((product) => product.large)
  return (
    <Form method="post" action={action} noValidate className="grid gap-4 rounded-card bg-sand p-5">
      <h2 ref={box} tabIndex={-1} className="text-lg">
        {t('many.title', { count: newPrices.length })}
      </h2>
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="kind" value={values.kind} />
      <input type="hidden" name="amount" value={values.amount} />
      {large ? <input type="hidden" name="large" value="on" /> : null}
      <ul className="grid max-h-100 gap-4 overflow-y-auto sm:grid-cols-2 xl:grid-cols-3">
        {newPrices.map(({ id, name, version, prices }) => (
          <li key={id} className="grid min-w-0 content-start gap-1">
            <input type="hidden" name={`seen.${id}`} value={version} />
            <b className="font-semibold break-words">
              <bdi>{name}</bdi>
            </b>
            <PriceDifferences prices={prices} />
          </li>
        ))}
      </ul>
      {large ? <SureField name="sure" missed={again} /> : null}
      <Button name="intent" value="prices" busy={busy} className="justify-self-start">
        {t(busy ? 'busy' : 'submit')}
      </Button>
    </Form>
  )
}
