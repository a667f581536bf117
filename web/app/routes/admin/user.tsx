import type { UserDetails } from '@ticarum/contract/procedures/users'
import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { BackLink } from '../../components/ui/back-link.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Manifest } from '../../components/ui/manifest.tsx'
import { languageNames } from '../../context/language.ts'
import { useDay } from '../../dates.ts'
import { WriteToCompanyLink } from '../../features/inbox/write-to-company-link.tsx'
import { preparePath } from '../../features/quotes/prepare/paths.ts'
import { MemberRows } from '../../features/users/member-rows.tsx'
import { USERS_PATH, userDialogAt, userPath } from '../../features/users/paths.ts'
import { UserActions } from '../../features/users/user-actions.tsx'
import { UserDialog } from '../../features/users/user-dialog.tsx'
import { userErrors } from '../../features/users/user-errors.ts'
import { UserHistory } from '../../features/users/user-history.tsx'
import { UserState } from '../../features/users/user-state.tsx'
import { changeUserAction, loadUser } from '../../features/users/users.server.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadUser(args)

export const action = (args: ActionFunctionArgs) => changeUserAction(args)

export default function User() {
  const t = useText('users')
  const loaded = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const dialog = loaded.user ? loaded.dialog : null
  const { errors, attempt } = useFormErrors(dialog ? undefined : refused, userErrors(t, useText('security')))
  if (!loaded.user) {
    return (
      <Wrap className="grid gap-6 pt-8 pb-16">
        <BackLink to={USERS_PATH}>{t('title')}</BackLink>
        <ErrorState title={t('error')} text={t('error.load')} again={{ label: t('again'), to: USERS_PATH }} />
      </Wrap>
    )
  }
  const { user, list, key } = loaded
  const path = userPath(user.id)
  return (
    <Wrap className="grid gap-8 pt-8 pb-16 lg:pt-10">
      <PageTitle>{user.fullName}</PageTitle>
      <div className="grid gap-2">
        <BackLink to={USERS_PATH}>{t('title')}</BackLink>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-3xl">
            <bdi>{user.fullName}</bdi>
          </h1>
          <UserState suspended={user.suspended} />
        </div>
      </div>
      <FormErrors title={t('error')} errors={errors} attempt={attempt} />
      <div className="grid gap-8 lg:grid-cols-2">
        <section aria-labelledby="about" className="grid content-start gap-3">
          <h2 id="about" className="text-xl">
            {t('about')}
          </h2>
          <Facts user={user} />
          {user.may.length > 0 ? <UserActions user={user} address={path} formKey={key} /> : null}
        </section>
        {user.company ? (
          <section aria-labelledby="company" className="grid content-start gap-3">
            <h2 id="company" className="text-xl">
              <bdi>{user.company.name}</bdi>
            </h2>
            <MemberRows members={user.members} />
            <WriteToCompanyLink id={user.company.id} />
            {user.company.kind === 'customer' ? (
              <Link
                to={preparePath({ productIds: [], customer: user.id })}
                className="inline-flex min-h-12 items-center justify-self-start text-primary underline underline-offset-3"
              >
                {t('prepare-quote')}
              </Link>
            ) : null}
          </section>
        ) : null}
      </div>
      <section aria-labelledby="history" className="grid gap-3">
        <h2 id="history" className="text-xl">
          {t('history')}
        </h2>
        {list ? (
          <UserHistory key={loaded.after} first={list.page} path={path} />
        ) : (
          <ErrorState title={t('error')} text={t('error.load')} again={{ label: t('again'), to: path }} />
        )}
      </section>
      {dialog ? <UserDialog dialog={dialog} address={path} refused={refused} /> : null}
    </Wrap>
  )
}

function Facts({ user }: { user: UserDetails }) {
  const t = useText('users')
  const common = useText('common')
  const day = useDay()
  const { company } = user
  return (
    <Manifest
      rows={[
        { label: t('email'), value: <bdi className="break-all">{user.email}</bdi> },
        { label: t('email.confirmed'), value: t(user.emailConfirmed ? 'yes' : 'no') },
        { label: t('column.role'), value: common(`role.${user.role ?? 'none'}`) },
        ...(company
          ? [{ label: t('column.company'), value: `${company.name}, ${t(company.owner ? 'owner' : 'member')}` }]
          : []),
        { label: t('language'), value: languageNames[user.language] },
        { label: t('column.seen'), value: user.lastSeenAt ? day(user.lastSeenAt) : t('seen.never') },
        { label: t('column.since'), value: day(user.createdAt) },
        ...(user.passkeys > 0 ? [{ label: t('passkeys'), value: <Passkeys user={user} /> }] : []),
        ...(user.suspensionReason ? [{ label: t('reason'), value: user.suspensionReason }] : []),
      ]}
    />
  )
}

/** How many; another admin removes those that were lost. */
function Passkeys({ user: { id, me, passkeys } }: { user: UserDetails }) {
  const t = useText('users')
  return (
    <>
      {t('count', { count: passkeys })}{' '}
      {me ? null : (
        <Link
          to={userDialogAt(userPath(id), 'passkeys', id)}
          preventScrollReset
          className="text-primary underline underline-offset-3"
        >
          {t('passkeys.submit')}
        </Link>
      )}
    </>
  )
}
