import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { AddressList, writtenAddress } from '../../features/profile/address-list.tsx'
import { CompanyForm } from '../../features/profile/company-form.tsx'
import { PROFILE_PATH } from '../../features/profile/paths.ts'
import { changeProfile, loadProfile } from '../../features/profile/profile.server.ts'
import { ProfileForm } from '../../features/profile/profile-form.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'

const teamLink = 'inline-flex min-h-11 items-center text-primary underline underline-offset-3'

export const loader = (args: LoaderFunctionArgs) => loadProfile(args)

export const action = (args: ActionFunctionArgs) => changeProfile(args)

export default function Profile() {
  const t = useText('profile')
  const { profile, addresses, key, removing } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const refusedFor = (intent: string) => (refused?.values.intent === intent ? refused : undefined)
  const removal = useFormErrors(refusedFor('remove-address'), {
    codes: { NOT_FOUND: t('addresses.gone'), INPUT_INVALID: t('addresses.gone') },
  })
  return (
    <Wrap className="grid gap-10 pt-8 pb-16 lg:pt-10">
      <PageTitle>{t('title')}</PageTitle>
      <div className="grid gap-2">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="max-w-prose text-muted">{t('lead')}</p>
      </div>
      <FormErrors title={t('error')} errors={removal.errors} attempt={removal.attempt} />
      <section aria-labelledby="person" className="grid gap-4">
        <h2 id="person" className="text-xl">
          {t('person')}
        </h2>
        <ProfileForm profile={profile} formKey={key} refused={refusedFor('profile')} />
      </section>
      <section aria-labelledby="company" className="grid gap-4">
        <h2 id="company" className="text-xl">
          {t('company')}
        </h2>
        <p className="max-w-prose text-muted">{t('company.text')}</p>
        <CompanyForm company={profile.company} formKey={key} refused={refusedFor('company')} />
        <p>
          <Link to="/customer/team" className={teamLink}>
            {t('team')}
          </Link>
        </p>
      </section>
      <section aria-labelledby="addresses" className="grid max-w-190 gap-4">
        <h2 id="addresses" className="text-xl">
          {t('addresses')}
        </h2>
        <p className="max-w-prose text-muted">{t('addresses.text')}</p>
        <AddressList addresses={addresses} />
      </section>
      {removing ? (
        <ConfirmDialog
          title={t('addresses.remove.title')}
          text={t('addresses.remove.text', { address: writtenAddress(removing) })}
          back={PROFILE_PATH}
          action={{ intent: 'remove-address', id: removing.id, key }}
          labels={{
            cancel: t('cancel'),
            submit: t('addresses.remove.submit'),
            busy: t('addresses.remove.busy'),
          }}
        />
      ) : null}
    </Wrap>
  )
}
