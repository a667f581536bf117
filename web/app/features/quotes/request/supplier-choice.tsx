import { ButtonLink } from '../../../components/ui/button.tsx'
import { Written } from '../../../components/ui/written.tsx'
import { useText } from '../../../texts.ts'
import { SupplierBoxView } from '../../suppliers/supplier-box.tsx'
import type { SuppliersGoods } from './load-request.server.ts'
import { askForProducts } from './paths.ts'

/** What was chosen of several suppliers: each is asked on its own. */
export function SupplierChoice({ suppliers }: { suppliers: SuppliersGoods[] }) {
  const t = useText('request-quote')
  return (
    <div className="grid max-w-form gap-6">
      <p>{t('several')}</p>
      {suppliers.map(({ supplier, goods }) => (
        <section key={supplier.id} aria-label={supplier.name} className="grid gap-3 border-t border-rule pt-4">
          <SupplierBoxView supplier={supplier} />
          <ul className="list-disc ps-5">
            {goods.map(({ productId, name, language }) => (
              <li key={productId}>
                <Written language={language}>{name}</Written>
              </li>
            ))}
          </ul>
          <div>
            <ButtonLink
              to={askForProducts(goods.map(({ productId }) => productId))}
              variant="line"
              aria-label={t('send.to', { supplier: supplier.name })}
            >
              {t('send')}
            </ButtonLink>
          </div>
        </section>
      ))}
    </div>
  )
}
