import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { PageTitle } from '../components/layout/page-title.tsx'
import { Wrap } from '../components/layout/wrap.tsx'
import { askAction, loadQuestion } from '../features/messages/messages.server.ts'
import { askPath, subjectPath } from '../features/messages/paths.ts'
import { QuestionForm } from '../features/messages/question-form.tsx'
import { useText } from '../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadQuestion(args)

export const action = (args: ActionFunctionArgs) => askAction(args)

export default function AskQuestion() {
  const t = useText('messages')
  const { role, about, company, key } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <Wrap className="grid gap-6 pt-8 pb-16 lg:pt-10">
      <PageTitle>{t('ask')}</PageTitle>
      <div className="grid max-w-form gap-4">
        <h1 className="text-3xl">{t('ask')}</h1>
        <p className="text-muted">{t('ask.to', { name: company })}</p>
        <Link to={subjectPath(about)} className="grid rounded-control border border-line bg-surface px-4 py-2.5">
          <span className="text-sm text-muted">{t(`about.${about.kind}`)}</span>
          <bdi className="font-semibold break-words">{about.name}</bdi>
        </Link>
        <QuestionForm address={askPath(role, about.kind, about.id)} formKey={key} refused={refused} />
      </div>
    </Wrap>
  )
}
