import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { ErrorView } from '../../components/layout/error-view.tsx'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { isForWantOfLine } from '../../context/line.ts'
import { useText } from '../../texts.ts'

/** Shown instead of the profile if the supplier does not exist or could not be read. */
export function ProfileFailed() {
  const t = useText('supplier-profile')
  const error = useRouteError()
  const { pathname } = useLocation()
  if (isForWantOfLine(error)) return <ErrorView />
  const unknown = isRouteErrorResponse(error) && error.status === 404
  return (
    <Wrap className="grid justify-items-start gap-4 py-10 md:py-24">
      <PageTitle>{t(unknown ? 'not-found' : 'title')}</PageTitle>
      <h1 className="text-3xl">{t(unknown ? 'not-found' : 'title')}</h1>
      {unknown ? (
        <>
          <p className="text-lg text-muted">{t('not-found.text')}</p>
          <ButtonLink to="/products">{t('back')}</ButtonLink>
        </>
      ) : (
        <ErrorState
          title={t('failed.title')}
          text={t('failed.text')}
          again={{ label: t('failed.again'), to: pathname }}
        />
      )}
    </Wrap>
  )
}
