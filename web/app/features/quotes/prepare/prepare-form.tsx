import type { FormFields } from '@ticarum/contract/forms/nested'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { Field } from '../../../components/ui/field.tsx'
import { Select } from '../../../components/ui/select.tsx'
import { languageNames } from '../../../context/language.ts'
import { FormErrors } from '../../../forms/form-errors.tsx'
import { LostResponseNotice } from '../../../forms/lost-response-notice.tsx'
import type { RedrawnForm } from '../../../forms/refused-form.ts'
import { sentTo } from '../../../forms/sent-to.ts'
import { useFormErrors } from '../../../forms/use-form-errors.ts'
import { useText } from '../../../texts.ts'
import { fieldsOfLine } from '../../cart/typed-line.ts'
import { SupplierMark } from '../../suppliers/supplier-box.tsx'
import { AskedLine } from '../request/asked-line.tsx'
import type { SuppliersGoods } from '../request/load-request.server.ts'
import { RequestTerms } from '../request/request-terms.tsx'
import type { LoadedPrepare } from './load-prepare.server.ts'
import { preparePath } from './paths.ts'
import { prepareErrors } from './prepare-errors.ts'

interface PrepareFormProps extends Pick<LoadedPrepare, 'customer' | 'ports' | 'values'> {
  asked: SuppliersGoods
  formKey: string
  redrawn: RedrawnForm<FormFields> | undefined
}

/** What is asked of one supplier, and in whose name. */
export function PrepareForm({
  asked: { supplier, goods },
  customer,
  ports,
  values: initial,
  formKey,
  redrawn,
}: PrepareFormProps) {
  const t = useText('prepare-quote')
  const asking = useText('request-quote')
  const ordering = useText('place-order')
  const busy = useNavigation().formMethod === 'POST'
  const productIds = goods.map(({ productId }) => productId)
  const form = useFormErrors(redrawn, prepareErrors({ t, asking, ordering }, productIds))
  const values = redrawn?.values ?? initial
  return (
    <Form
      method="post"
      action={sentTo(preparePath({ productIds, customer: customer?.userId }))}
      noValidate
      className="grid max-w-form gap-8"
      {...form.handlers}
    >
      <input type="hidden" name="key" value={redrawn?.key ?? formKey} />
      <input type="hidden" name="lines" value={productIds.join()} />
      <LostResponseNotice />
      <FormErrors title={asking('error')} errors={form.errors} attempt={form.attempt} />
      <section aria-label={supplier.name}>
        <p className="supplier-box">
          <SupplierMark supplier={supplier} />
        </p>
        {goods.length > 1 ? <p className="pt-2 text-sm text-muted">{asking('leave-out')}</p> : null}
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
      <section aria-labelledby="for-whom" className="grid gap-4">
        <h2 id="for-whom" className="text-xl">
          {t('for')}
        </h2>
        {customer ? <ForCustomer customer={customer} /> : <ContactFields values={values} errorOf={form.errorOf} />}
      </section>
      <section aria-labelledby="wishes" className="grid gap-4">
        <h2 id="wishes" className="text-xl">
          {t('wishes')}
        </h2>
        <RequestTerms ports={ports} values={values} errorOf={form.errorOf} />
      </section>
      <div>
        <Button busy={busy}>{asking(busy ? 'sending' : 'send')}</Button>
      </div>
    </Form>
  )
}

function ForCustomer({ customer }: { customer: NonNullable<LoadedPrepare['customer']> }) {
  const t = useText('prepare-quote')
  return (
    <div className="grid rounded-card bg-sand px-5 py-4">
      <input type="hidden" name="customerId" value={customer.companyId} />
      <bdi className="font-semibold">{customer.company}</bdi>
      <span className="text-sm text-muted">{t('customer', { name: customer.fullName })}</span>
    </div>
  )
}

interface ContactFieldsProps {
  values: FormFields
  errorOf(field: string): string | undefined
}

function ContactFields({ values, errorOf }: ContactFieldsProps) {
  const t = useText('prepare-quote')
  const ordering = useText('place-order')
  const text = (own: string) => {
    const name = `contact.${own}`
    return { name, defaultValue: values[name], error: errorOf(name) }
  }
  return (
    <>
      <p className="text-muted">{t('contact')}</p>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={t('company')} {...text('company')} maxLength={100} dir="auto" />
        <Field label={t('name')} {...text('name')} maxLength={100} dir="auto" />
        <Field label={t('email')} {...text('email')} type="email" dir="ltr" autoCapitalize="none" maxLength={255} />
        <Field
          label={t('phone')}
          {...text('phone')}
          type="tel"
          dir="ltr"
          maxLength={30}
          placeholder="+252 61 234 5678"
        />
        <Field label={ordering('optional', { label: t('city') })} {...text('city')} maxLength={100} dir="auto" />
        <Select label={t('language')} {...text('language')}>
          {Object.entries(languageNames).map(([language, name]) => (
            <option key={language} value={language} lang={language}>
              {name}
            </option>
          ))}
        </Select>
      </div>
    </>
  )
}
