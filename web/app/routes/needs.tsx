import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { PageTitle } from '../components/layout/page-title.tsx'
import { Wrap } from '../components/layout/wrap.tsx'
import { loadNeed, sendNeed } from '../features/needs/need.server.ts'
import { NeedFormView } from '../features/needs/need-form.tsx'
import { useText } from '../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadNeed(args)

export const action = (args: ActionFunctionArgs) => sendNeed(args)

export default function Needs() {
  const t = useText('needs')
  const { needed, ports, member } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <Wrap className="grid gap-8 pt-8 pb-16 lg:pt-12 lg:pb-24">
      <PageTitle>{t('title')}</PageTitle>
      <div className="grid gap-3">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="max-w-prose text-lg">{t('lead')}</p>
      </div>
      <NeedFormView refused={refused} needed={needed} ports={ports} member={member} />
    </Wrap>
  )
}
