import type { UserDetails } from '@ticarum/contract/procedures/users'
import { shownRole } from '@ticarum/contract/values/user-rules'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Dialog, DialogFoot } from '../../components/ui/dialog.tsx'
import { Manifest } from '../../components/ui/manifest.tsx'
import { TextArea } from '../../components/ui/text-area.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { GoogleButton } from '../identity/google-button.tsx'
import { ProofFields, type ProofWays, proofBefore } from '../security/proof-fields.tsx'
import { type UserDialog as Act, userDialogAt } from './paths.ts'
import { type RefusedUserAction, userErrors } from './user-errors.ts'

interface UserDialogProps {
  dialog: { act: Act; user: UserDetails; ways: ProofWays; key: string }
  /** URL below the dialog, where its form is sent */
  address: string
  refused: RefusedUserAction | undefined
}

/** Asks before a user gets another role, becomes an owner, is confirmed, is suspended, or loses their passkeys. */
export function UserDialog({ dialog: { act, user, ways, key }, address, refused }: UserDialogProps) {
  const t = useText('users')
  const busy = useNavigation().formData?.get('intent') === act
  const mine = refused?.values.intent === act ? refused : undefined
  const { errors, errorOf, attempt, handlers } = useFormErrors(mine, userErrors(t, useText('security')))
  // Refused without scripts, the dialog opens again.
  const self = userDialogAt(address, act, user.id)
  const first = proofBefore(ways)
  const leaves = <p className="break-words">{t('role.text', { name: user.fullName })}</p>
  const body: Record<Act, ReactNode> = {
    admin: <AdminFacts user={user} />,
    customer: leaves,
    supplier: leaves,
    owner: <p className="break-words">{t('owner.text', { name: user.fullName, company: user.company?.name ?? '' })}</p>,
    confirm: <p className="break-words">{t('confirm.text', { name: user.fullName, email: user.email })}</p>,
    passkeys: <p className="break-words">{t('passkeys.text', { name: user.fullName })}</p>,
    suspend: (
      <>
        <p className="break-words">{t('suspend.text', { name: user.fullName })}</p>
        <TextArea
          label={t('reason')}
          name="reason"
          rows={3}
          dir="auto"
          maxLength={1000}
          defaultValue={mine?.values.reason}
          error={errorOf('reason')}
        >
          <p className="text-sm text-muted">{t('reason.hint')}</p>
        </TextArea>
      </>
    ),
  }
  const cancel = (
    <ButtonLink to={address} preventScrollReset variant="line">
      {t('cancel')}
    </ButtonLink>
  )
  return (
    <Dialog title={t(`${act}.title`, { name: user.fullName })} back={address}>
      <Form method="post" action={sentTo(self)} noValidate className="grid gap-4" {...handlers}>
        <FormErrors title={t('error')} errors={errors} attempt={attempt} />
        <input type="hidden" name="key" value={mine?.key ?? key} />
        <input type="hidden" name="id" value={user.id} />
        {body[act]}
        <ProofFields ways={ways} error={errorOf('password')} />
        {first === 'google' ? null : (
          <DialogFoot>
            {cancel}
            {first ? null : (
              <Button
                name="intent"
                value={act}
                variant={act === 'owner' || act === 'confirm' ? 'main' : 'danger'}
                busy={busy}
              >
                {t(busy ? 'busy' : `${act}.submit`)}
              </Button>
            )}
          </DialogFoot>
        )}
      </Form>
      {first === 'google' ? (
        <DialogFoot>
          {cancel}
          <GoogleButton returnTo={self} again />
        </DialogFoot>
      ) : null}
    </Dialog>
  )
}

/** What an admin can do, and what the person is now and would be. */
function AdminFacts({ user }: { user: UserDetails }) {
  const t = useText('users')
  const common = useText('common')
  const company = user.company?.name
  const role = common(`role.${shownRole(user.role)}`)
  return (
    <>
      <p>{t('admin.text')}</p>
      <Manifest
        rows={[
          {
            label: t('column.person'),
            value: (
              <>
                <bdi>{user.fullName}</bdi>, <bdi className="break-all">{user.email}</bdi>
              </>
            ),
          },
          { label: t('admin.now'), value: company ? t('admin.member', { role, company }) : role },
          { label: t('admin.after'), value: company ? t('admin.leaves', { company }) : common('role.admin') },
        ]}
      />
      {company ? <p className="font-semibold text-warning">{t('admin.warning', { role })}</p> : null}
    </>
  )
}
