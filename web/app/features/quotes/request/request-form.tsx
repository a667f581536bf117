import type { FormFields } from '@ticarum/contract/forms/nested'
import { useEffect, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { FormErrors } from '../../../forms/form-errors.tsx'
import { LostResponseNotice } from '../../../forms/lost-response-notice.tsx'
import type { RedrawnForm } from '../../../forms/refused-form.ts'
import { sentTo } from '../../../forms/sent-to.ts'
import { useFormErrors } from '../../../forms/use-form-errors.ts'
import { useText } from '../../../texts.ts'
import { fieldsOfLine } from '../../cart/typed-line.ts'
import { ConfirmFields } from '../../identity/confirm-fields.tsx'
import { takeTypedOrder } from '../../orders/place/typed-order.ts'
import { SupplierMark } from '../../suppliers/supplier-box.tsx'
import { AskedLine } from './asked-line.tsx'
import type { LoadedRequest, SuppliersGoods } from './load-request.server.ts'
import { askForProducts } from './paths.ts'
import { requestErrors } from './request-errors.ts'
import { RequestTerms } from './request-terms.tsx'

/** The form as the server sends it back; `codeSentTo`: where a code was sent that confirms the e-mail address. */
export type RedrawnRequest = RedrawnForm<FormFields> & { codeSentTo?: string }

interface RequestFormProps extends Pick<LoadedRequest, 'ports' | 'values' | 'emailToConfirm'> {
  asked: SuppliersGoods
  formKey: string
  redrawn: RedrawnRequest | undefined
}

/** What is asked of one supplier: each line's quantity and price, then port, day and notes for all of them. */
export function RequestForm({
  asked: { supplier, goods },
  ports,
  values: initial,
  emailToConfirm,
  formKey,
  redrawn,
}: RequestFormProps) {
  const t = useText('request-quote')
  const ordering = useText('place-order')
  const busy = useNavigation().formData?.get('intent') === 'request'
  const productIds = goods.map(({ productId }) => productId)
  const form = useFormErrors(redrawn, requestErrors({ t, ordering }, productIds))
  const [fromOrder, setFromOrder] = useState<FormFields>()
  const values = { ...(redrawn?.values ?? initial), ...fromOrder }

  // What was typed for an order of more than can be ordered; it stands in no URL.
  const only = productIds.length === 1 ? productIds[0] : undefined
  useEffect(() => {
    const typed = only ? takeTypedOrder(only) : undefined
    if (typed) setFromOrder({ notes: typed.notes ?? '', ...(typed.port && { port: typed.port }) })
  }, [only])

  return (
    <Form
      method="post"
      action={sentTo(askForProducts(productIds))}
      noValidate
      className="grid max-w-form gap-8"
      {...form.handlers}
    >
      {/* Enter presses a form's first button. */}
      <button type="submit" name="intent" value="request" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <input type="hidden" name="key" value={redrawn?.key ?? formKey} />
      <input type="hidden" name="lines" value={productIds.join()} />
      <LostResponseNotice />
      <FormErrors title={t('error')} errors={form.errors} attempt={form.attempt} />
      {emailToConfirm ? (
        <ConfirmFields
          why={t('confirm')}
          email={redrawn?.values.confirmEmail ?? emailToConfirm}
          sentTo={redrawn?.codeSentTo}
          code={redrawn?.values.code}
          errorOf={form.errorOf}
        />
      ) : null}
      <section aria-label={supplier.name}>
        <p className="supplier-box">
          <SupplierMark supplier={supplier} />
        </p>
        {goods.length > 1 ? <p className="pt-2 text-sm text-muted">{t('leave-out')}</p> : null}
        <ul>
          {goods.map((each) => (
            <AskedLine
              key={each.productId}
              goods={each}
              values={fieldsOfLine(values, each.productId)}
              errorOf={form.errorOf}
            />
          ))}
        </ul>
      </section>
      <RequestTerms key={fromOrder ? 'from-order' : 'new'} ports={ports} values={values} errorOf={form.errorOf} />
      <div>
        <Button name="intent" value="request" busy={busy}>
          {t(busy ? 'sending' : 'send')}
        </Button>
      </div>
    </Form>
  )
}
