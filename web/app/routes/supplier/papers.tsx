import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { BackLink } from '../../components/ui/back-link.tsx'
import { Button } from '../../components/ui/button.tsx'
import { paperErrors } from '../../features/papers/paper-errors.ts'
import { PaperForm } from '../../features/papers/paper-form.tsx'
import { PaperList } from '../../features/papers/paper-list.tsx'
import { changePapersAction, loadPapers } from '../../features/papers/papers.server.ts'
import { PAPERS_PATH } from '../../features/papers/paths.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadPapers(args)

export const action = (args: ActionFunctionArgs) => changePapersAction(args)

export default function PapersPage() {
  const t = useText('papers')
  const settings = useText('supplier-settings')
  const { papers, mayChange, key } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const sent = useNavigation().formData
  const ofRemoval = refused?.values.intent === 'remove' ? refused : undefined
  const removal = useFormErrors(ofRemoval, paperErrors(t))
  return (
    <Wrap className="grid gap-8 pt-4 pb-16 lg:pt-6">
      <PageTitle>{t('title')}</PageTitle>
      <div className="grid gap-2">
        <BackLink to="/supplier/settings">{settings('title')}</BackLink>
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="max-w-prose text-muted">{t('lead')}</p>
      </div>
      <FormErrors title={t('error')} errors={removal.errors} attempt={removal.attempt} />
      <PaperList papers={papers}>
        {({ id, kind }) =>
          mayChange ? (
            <Form method="post" action={sentTo(PAPERS_PATH)}>
              <input type="hidden" name="key" value={key} />
              <input type="hidden" name="id" value={id} />
              <Button name="intent" value="remove" variant="line" small busy={sent?.get('id') === id}>
                {t('remove')} <span className="sr-only">{t(`kind.${kind}`)}</span>
              </Button>
            </Form>
          ) : null
        }
      </PaperList>
      {mayChange ? (
        <PaperForm formKey={key} refused={ofRemoval ? undefined : refused} />
      ) : (
        <p className="text-muted">{t('owners-only')}</p>
      )}
    </Wrap>
  )
}
