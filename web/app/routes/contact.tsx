import { use } from 'react'
import {
  type ActionFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { described } from '../components/layout/described.ts'
import { PageHead, SiteOrigin } from '../components/layout/page-head.tsx'
import { Wrap } from '../components/layout/wrap.tsx'
import { apiContext } from '../context/contexts.ts'
import { languageOf } from '../context/language.ts'
import { sendContact } from '../features/contact/contact.server.ts'
import { ContactFacts } from '../features/contact/contact-facts.tsx'
import { ContactFormView } from '../features/contact/contact-form.tsx'
import { CONTACT_PATH } from '../features/contact/paths.ts'
import { Organization } from '../features/pages/organization.tsx'
import { FOR_EVERY_VISITOR } from '../render/cache-control.ts'
import { INDEXED } from '../render/indexing.ts'
import { useText } from '../texts.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { companyFacts, content } = context.get(apiContext)
  const [{ contact }, { whatsapp }] = await Promise.all([
    content.get({ language: languageOf(request) }),
    companyFacts.get({}),
  ])
  return data({ contact, whatsapp }, { headers: { ...FOR_EVERY_VISITOR, ...INDEXED } })
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders

export const action = (args: ActionFunctionArgs) => sendContact(args)

export default function Contact() {
  const t = useText('contact')
  const { contact, whatsapp } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <Wrap className="grid gap-10 pt-8 pb-16 lg:pt-12 lg:pb-24">
      <PageHead path={CONTACT_PATH} title={t('title')} description={described(t('lead'))} />
      <Organization contact={contact} origin={use(SiteOrigin)} />
      <div className="grid gap-3">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="max-w-prose text-lg">{t('lead')}</p>
      </div>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
        <section aria-labelledby="write" className="grid content-start gap-5">
          <h2 id="write" className="text-xl">
            {t('form.title')}
          </h2>
          <ContactFormView refused={refused} />
        </section>
        <section aria-labelledby="reach" className="grid content-start gap-4">
          <h2 id="reach" className="text-xl">
            {t('facts.title')}
          </h2>
          <ContactFacts contact={contact} whatsapp={whatsapp} />
        </section>
      </div>
    </Wrap>
  )
}
