import { previewPicture } from '@ticarum/contract/values/images'
import type { Api } from '@ticarum/server/client'
import { use } from 'react'
import { breadcrumbs } from '../../components/layout/breadcrumbs.ts'
import { described } from '../../components/layout/described.ts'
import { PageHead, SiteOrigin } from '../../components/layout/page-head.tsx'
import { StructuredData } from '../../components/layout/structured-data.tsx'
import { useText } from '../../texts.ts'
import type { Card } from '../listings/listing-card.tsx'

interface SharedProfileProps {
  supplier: Awaited<ReturnType<Api['companies']['supplier']>>
  path: string
  /** the product whose picture is used for the preview */
  newest: Pick<Card, 'image'> | undefined
}

/** Meta tags for link previews and search engines. */
export function SharedProfile({
  supplier: { name, city, country, description, listedProducts },
  path,
  newest,
}: SharedProfileProps) {
  const t = useText('supplier-profile')
  const words = useText('listings')
  const origin = use(SiteOrigin)
  const place = [name, city, country].filter(Boolean).join(', ')
  return (
    <>
      <PageHead
        path={path}
        title={name}
        description={described(description || `${place}. ${t('count', { count: listedProducts })}`)}
        picture={newest?.image ? previewPicture(newest.image.name) : undefined}
      />
      <StructuredData
        facts={[
          breadcrumbs(origin, [
            { name: words('title'), path: '/products' },
            { name, path },
          ]),
        ]}
      />
    </>
  )
}
