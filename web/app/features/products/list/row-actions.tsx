import type { ProductAction } from '@ticarum/contract/values/product-rules'
import { Form, useNavigation } from 'react-router'
import { Icon } from '../../../components/icons/icon.tsx'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Disclosure } from '../../../components/ui/disclosure.tsx'
import { HiddenText } from '../../../components/ui/hidden-text.tsx'
import { withQuery } from '../../../context/with-query.ts'
import { useText } from '../../../texts.ts'
import type { MyProduct } from './my-product.ts'

/** Actions of the row's menu that need no confirmation. */
const menu = ['submit', 'pause', 'resume', 'duplicate'] as const satisfies ProductAction[]

interface RowActionsProps {
  product: MyProduct
  address: string
  action: string
}

export function RowActions({ product, address, action }: RowActionsProps) {
  const t = useText('supplier-products')
  const { formData } = useNavigation()
  const { id, name, status, key, may } = product
  const busy = formData?.get('id') === id ? formData.get('intent') : null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ButtonLink to="/products" variant="line" small aria-label={t('view.name', { name })}>
        {t('view')}
      </ButtonLink>
      {may.includes('edit') ? (
        <ButtonLink to={`/supplier/products/edit/${id}`} variant="line" small aria-label={t('edit.name', { name })}>
          {t('edit')}
        </ButtonLink>
      ) : null}
      {may.includes('remove') ? (
        <ButtonLink
          to={withQuery(address, { delete: id })}
          preventScrollReset
          variant="quiet"
          small
          className="text-text! px-2.5!"
          aria-label={t('delete.name', { name })}
        >
          <Icon name="trash" />
          <HiddenText>{t('delete')}</HiddenText>
        </ButtonLink>
      ) : null}
      <Disclosure
        key={status} // a new key closes the menu after a change
        className="grid size-10 list-none place-items-center rounded-control hover:bg-sand group-open:bg-sand"
        label={
          <>
            <Icon name="more" />
            <HiddenText>{t('more.name', { name })}</HiddenText>
          </>
        }
      >
        <Form method="post" action={action} className="grid gap-1">
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="id" value={id} />
          {menu
            .filter((entry) => may.includes(entry))
            .map((entry) => (
              <Button
                key={entry}
                name="intent"
                value={entry}
                variant="quiet"
                small
                busy={busy === entry}
                className="justify-start!"
              >
                {t(busy === entry ? `${entry}.busy` : entry)}
              </Button>
            ))}
        </Form>
      </Disclosure>
    </div>
  )
}
