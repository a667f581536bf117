import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { ErrorView } from '../../components/layout/error-view.tsx'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { isForWantOfLine } from '../../context/line.ts'
import { useText } from '../../texts.ts'

/** Shown instead of the product list if it could not be loaded. */
export function ProductsFailed() {
  const t = useText('listings')
  const finding = useText('search')
  const error = useRouteError()
  const { pathname, search } = useLocation()
  if (isForWantOfLine(error) || (isRouteErrorResponse(error) && error.status === 404)) return <ErrorView />
  return (
    <Wrap className="grid gap-8 pt-8 pb-16 md:pt-10 md:pb-24">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="text-3xl">{t('title')}</h1>
      <ErrorState
        title={finding('failed.title')}
        text={finding('failed.text')}
        again={{ label: finding('failed.again'), to: pathname + search }}
      />
    </Wrap>
  )
}
