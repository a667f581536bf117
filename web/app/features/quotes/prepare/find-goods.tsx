import { Form, Link } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { Field } from '../../../components/ui/field.tsx'
import { Photo } from '../../../components/ui/photo.tsx'
import { Price } from '../../../components/ui/price.tsx'
import { Written } from '../../../components/ui/written.tsx'
import { useText } from '../../../texts.ts'
import type { LoadedPrepare } from './load-prepare.server.ts'
import { PREPARE_PATH, prepareFields, preparePath } from './paths.ts'

interface FindGoodsProps extends Pick<LoadedPrepare, 'productIds' | 'q' | 'found'> {
  customer: string | undefined
  /** of whom products are looked for, once one was chosen */
  supplier: string | undefined
}

/** Looks for products by name; each that is found leads to the form with it. */
export function FindGoods({ productIds, q, found, customer, supplier }: FindGoodsProps) {
  const t = useText('prepare-quote')
  const listings = useText('listings')
  return (
    <section aria-label={t('find')} className="grid max-w-form gap-3">
      <Form action={PREPARE_PATH} role="search" className="flex flex-wrap items-end gap-3">
        {prepareFields({ productIds, customer }).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className="grow">
          <Field
            label={supplier ? t('find.more', { supplier }) : t('find')}
            name="q"
            type="search"
            maxLength={100}
            defaultValue={q}
          />
        </div>
        <Button variant="line">{t('search')}</Button>
      </Form>
      {found?.length === 0 ? <p role="status">{t('none')}</p> : null}
      {found && found.length > 0 ? (
        <ul>
          {found.map(({ id, name, language, image, priceCents, unit, supplier: of }) => (
            <li key={id} className="flex items-center gap-4 border-b border-line py-2">
              <div className="size-12 flex-none rounded-control bg-sand">
                {image ? <Photo picture={image} alt="" sizes="48px" /> : null}
              </div>
              <div className="grid min-w-0 grow leading-snug">
                <Written language={language}>{name}</Written>
                <span className="flex flex-wrap gap-x-1.5 text-sm text-muted">
                  <bdi>{of.name}</bdi> {priceCents === null ? null : <Price cents={priceCents} />}{' '}
                  {listings('per', { unit, minimum: 1 })}
                </span>
              </div>
              <Link
                to={preparePath({ productIds: [...productIds, id], customer })}
                aria-label={t('add.of', { name })}
                className="inline-flex min-h-12 flex-none items-center text-primary underline underline-offset-3"
              >
                {t('add')}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
