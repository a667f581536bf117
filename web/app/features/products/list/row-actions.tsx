import type { ProductStatus } from '@ticarum/contract/values/products'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { DeskIcon } from '../../../components/ui/desk-icon.tsx'
import { Disclosure } from '../../../components/ui/disclosure.tsx'
import { HiddenText } from '../../../components/ui/hidden-text.tsx'
import { withQuery } from '../../../context/with-query.ts'
import { useText } from '../../../texts.ts'
import type { MyProduct } from './product-row.tsx'

type Act = 'submit' | 'pause' | 'resume' | 'duplicate'

/** What the product's state lets its supplier do. */
const acts: Record<ProductStatus, Act[]> = {
  draft: ['submit', 'duplicate'],
  in_review: ['duplicate'],
  listed: ['pause', 'duplicate'],
  changes_requested: ['submit', 'duplicate'],
  rejected: ['submit', 'duplicate'],
  paused: ['resume', 'duplicate'],
  archived: ['duplicate'],
}

export function RowActs({ product, address, action }: { product: MyProduct; address: string; action: string }) {
  const t = useText('supplier-products')
  const { formData } = useNavigation()
  const { id, name, status, key } = product
  const busy = formData?.get('id') === id ? formData.get('intent') : null
  const kept = status !== 'archived'
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ButtonLink to="/products" variant="line" small aria-label={t('view.name', { name })}>
        {t('view')}
      </ButtonLink>
      {kept ? (
        <ButtonLink to={`/supplier/products/edit/${id}`} variant="line" small aria-label={t('edit.name', { name })}>
          {t('edit')}
        </ButtonLink>
      ) : null}
      {kept ? (
        <ButtonLink
          to={withQuery(address, { delete: id })}
          preventScrollReset
          variant="quiet"
          small
          className="text-text! px-2.5!"
          aria-label={t('delete.name', { name })}
        >
          <DeskIcon name="trash" />
          <HiddenText>{t('delete')}</HiddenText>
        </ButtonLink>
      ) : null}
      <Disclosure
        key={status} // closed again once something was done
        className="grid size-10 list-none place-items-center rounded-control hover:bg-sand group-open:bg-sand"
        label={
          <>
            <DeskIcon name="more" />
            <HiddenText>{t('more.name', { name })}</HiddenText>
          </>
        }
      >
        <Form method="post" action={action} className="grid gap-1">
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="id" value={id} />
          {acts[status].map((act) => (
            <Button
              key={act}
              name="intent"
              value={act}
              variant="quiet"
              small
              busy={busy === act}
              className="justify-start!"
            >
              {t(busy === act ? `${act}.busy` : act)}
            </Button>
          ))}
        </Form>
      </Disclosure>
    </div>
  )
}
