import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { PageTitle } from '../components/layout/page-title.tsx'
import { Wrap } from '../components/layout/wrap.tsx'
import { apiContext } from '../context/contexts.ts'
import { formFields } from '../context/form-fields.server.ts'
import { requireUser } from '../context/session-guard.server.ts'
import { EndTextsForm, TextCodeForm, TextNumberForm } from '../features/text-messages/text-forms.tsx'
import { textMessagesAction } from '../features/text-messages/text-messages.server.ts'
import { newFormKey } from '../forms/form-key.ts'
import { useText } from '../texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  return { ...(await args.context.get(apiContext).textMessages.get({})), key: newFormKey() }
}

export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  return textMessagesAction(args.context, await formFields(args.request))
}

/** Whether notices reach the reader's telephone, by which channel and number. */
export default function TextMessages() {
  const t = useText('text-messages')
  const { channels, mine, key } = useLoaderData<typeof loader>()
  const redrawn = useActionData<typeof action>()
  const forms = { formKey: key, redrawn }
  return (
    <Wrap className="grid gap-8 pt-8 pb-16 lg:pt-10">
      <PageTitle>{t('title')}</PageTitle>
      <div className="grid gap-2">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="max-w-prose text-muted">{t('lead')}</p>
      </div>
      {mine?.state === 'on' ? <EndTextsForm {...forms} channel={mine.channel} number={mine.number} /> : null}
      {mine?.state === 'waiting' ? <TextCodeForm {...forms} number={mine.number} /> : null}
      {channels.length === 0 ? <p role={redrawn?.code ? 'alert' : undefined}>{t('none')}</p> : null}
      {channels.length > 0 && mine?.state !== 'on' ? <TextNumberForm {...forms} channels={channels} /> : null}
    </Wrap>
  )
}
