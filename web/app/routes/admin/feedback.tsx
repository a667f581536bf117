import { feedbackTabs } from '@ticarum/contract/values/feedback'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { DeskListPage } from '../../components/layout/desk-list-page.tsx'
import { Tabs } from '../../components/ui/tabs.tsx'
import { actOnFeedback, loadDeskFeedback } from '../../features/feedback/desk/desk-feedback.server.ts'
import { deskFeedbackErrors } from '../../features/feedback/desk/desk-feedback-errors.ts'
import { FeedbackList } from '../../features/feedback/desk/feedback-list.tsx'
import { deskFeedbackPath } from '../../features/feedback/desk/paths.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadDeskFeedback(args)

export const action = (args: ActionFunctionArgs) => actOnFeedback(args)

/** A conflict (409) reloads the list, so it shows what another admin decided. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate

export default function FeedbackManagement() {
  const t = useText('desk-feedback')
  const { tab, after, list } = useLoaderData<typeof loader>()
  const { errors, attempt } = useFormErrors(useActionData<typeof action>(), deskFeedbackErrors(t))
  const address = deskFeedbackPath(tab)
  return (
    <DeskListPage
      t={t}
      address={address}
      toBeginning={after ? t('newest') : null}
      filters={
        <>
          <FormErrors title={t('error')} errors={errors} attempt={attempt} />
          <Tabs
            label={t('tabs')}
            tabs={feedbackTabs.map((each) => ({
              label: t(`tab.${each}`),
              to: deskFeedbackPath(each),
              current: each === tab,
            }))}
          />
        </>
      }
    >
      {list ? <FeedbackList key={`${tab} ${after}`} first={list.page} address={address} /> : null}
    </DeskListPage>
  )
}
