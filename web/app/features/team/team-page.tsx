import { useActionData, useLoaderData } from 'react-router'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { ConfirmEmailBanner } from '../identity/confirm-email-banner.tsx'
import { InviteColleagueForm } from './invite-colleague-form.tsx'
import { InvitedList } from './invited-list.tsx'
import { MemberList } from './member-list.tsx'
import type { changeTeam, loadTeam } from './team.server.ts'
import { teamActionErrors } from './team-errors.ts'

type Refused = NonNullable<ReturnType<typeof useActionData<typeof changeTeam>>>
const isInviteForm = (refused: Refused): refused is Extract<Refused, { values: { email: string } }> =>
  'email' in refused.values

/** Members of one's own company: all members see them, owners change them. */
export function TeamPage() {
  const t = useText('team')
  const { path, me, key, members, invited, handing, removing, revoking } = useLoaderData<typeof loadTeam>()
  const refused = useActionData<typeof changeTeam>()
  const inviting = refused && isInviteForm(refused) ? refused : undefined
  const acted = useFormErrors(inviting ? undefined : refused, teamActionErrors(t))
  return (
    <Wrap className="grid gap-10 pt-8 pb-16 lg:pt-10">
      <PageTitle>{t('title')}</PageTitle>
      <div className="grid gap-2">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="max-w-prose text-muted">{t('lead')}</p>
      </div>
      <FormErrors title={t('error')} errors={acted.errors} attempt={acted.attempt} />
      <section aria-labelledby="members" className="grid gap-4">
        <h2 id="members" className="text-xl">
          {t('members.title')}
        </h2>
        <MemberList members={members} path={path} owner={me.owner} />
        {me.owner ? null : <p className="text-sm text-muted">{t('owners-only')}</p>}
      </section>
      {me.owner ? (
        <>
          <section aria-labelledby="invited" className="grid gap-4">
            <h2 id="invited" className="text-xl">
              {t('invited.title')}
            </h2>
            <InvitedList invited={invited} path={path} />
          </section>
          <section aria-labelledby="invite" className="grid gap-4">
            <h2 id="invite" className="text-xl">
              {t('invite.title')}
            </h2>
            <p className="text-muted">{t(me.emailConfirmed ? 'invite.text' : 'error.unconfirmed')}</p>
            {me.emailConfirmed ? (
              <InviteColleagueForm path={path} formKey={key} refused={inviting} />
            ) : (
              <ConfirmEmailBanner email={me.email} formKey={key} />
            )}
          </section>
        </>
      ) : null}
      {handing ? (
        <ConfirmDialog
          title={t('owner.title')}
          text={t('owner.text', { name: handing.fullName })}
          back={path}
          action={{ intent: 'owner', id: handing.id, key: handing.key }}
          labels={{ cancel: t('cancel'), submit: t('owner.submit'), busy: t('owner.submitting') }}
        />
      ) : null}
      {removing ? (
        <ConfirmDialog
          title={t('remove.title')}
          text={t('remove.text', { name: removing.fullName })}
          back={path}
          action={{ intent: 'remove', id: removing.id, key: removing.key }}
          labels={{ cancel: t('cancel'), submit: t('remove.submit'), busy: t('remove.submitting') }}
        />
      ) : null}
      {revoking ? (
        <ConfirmDialog
          title={t('revoke.title')}
          text={t('revoke.text', { email: revoking.email })}
          back={path}
          action={{ intent: 'revoke', id: revoking.id, key: revoking.key }}
          labels={{ cancel: t('cancel'), submit: t('revoke.submit'), busy: t('revoke.submitting') }}
        />
      ) : null}
    </Wrap>
  )
}
