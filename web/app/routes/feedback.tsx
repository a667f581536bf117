import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { PageTitle } from '../components/layout/page-title.tsx'
import { Wrap } from '../components/layout/wrap.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { loadFeedback, sendFeedbackAction } from '../features/feedback/feedback.server.ts'
import { FeedbackFormView } from '../features/feedback/feedback-form.tsx'
import { useText } from '../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadFeedback(args)

export const action = (args: ActionFunctionArgs) => sendFeedbackAction(args)

export default function Feedback() {
  const t = useText('feedback')
  const { back, key } = useLoaderData<typeof loader>()
  const redrawn = useActionData<typeof action>()
  return (
    <Wrap className="pt-8 pb-16 lg:pt-12">
      <PageTitle>{t('title')}</PageTitle>
      <div className="mx-auto grid max-w-form gap-3">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="text-muted">{t('lead')}</p>
        <FeedbackFormView
          formKey={key}
          back={back}
          redrawn={redrawn}
          cancel={
            <ButtonLink to={back} variant="line">
              {t('cancel')}
            </ButtonLink>
          }
        />
      </div>
    </Wrap>
  )
}
