import type { AccountDeletion } from '@ticarum/contract/procedures/account'
import { DELETION_UNDO_DAYS } from '@ticarum/contract/values/account'
import { Form, Link, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { useDay } from '../../dates.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import type { LoadedAccount } from './account.server.ts'
import { accountErrors, type RefusedAccountAction } from './account-answers.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { deleteAccountAt } from './paths.ts'

interface DangerZoneProps {
  account: NonNullable<LoadedAccount>
  /** the settings page that shows it */
  path: string
  /** where an owner chooses another owner */
  teamPath: string | undefined
  refused: RefusedAccountAction | undefined
}

/** The end of one's own account: asked for, undone, or waiting. */
export function DangerZone({ account: { deletion, ways, key }, path, teamPath, refused }: DangerZoneProps) {
  const t = useText('account')
  return (
    <section aria-labelledby="danger-zone" className="grid max-w-190 gap-4 border-t-3 border-danger pt-5">
      <h2 id="danger-zone" className="text-xl text-danger">
        {t('danger')}
      </h2>
      {deletion.requested ? (
        <RequestedDeletion deletion={deletion} path={path} formKey={key} refused={refused} />
      ) : (
        <>
          <div className="grid max-w-prose gap-2">
            <h3 className="text-md">{t('delete')}</h3>
            <p>{t('delete.text')}</p>
            <p>{t('delete.undo', { days: DELETION_UNDO_DAYS })}</p>
            <DeletionWaits deletion={deletion} teamPath={teamPath} />
          </div>
          <p>
            <ButtonLink to={deleteAccountAt(path)} preventScrollReset variant="danger">
              {t('delete.open')}
            </ButtonLink>
          </p>
          {ways ? <DeleteAccountDialog ways={ways} path={path} formKey={key} refused={refused} /> : null}
        </>
      )}
    </section>
  )
}

interface DeletionWaitsProps {
  deletion: AccountDeletion
  teamPath: string | undefined
}

/** What a deletion waits for, and who gets the company. */
function DeletionWaits({ deletion: { openOrders, nextOwner }, teamPath }: DeletionWaitsProps) {
  const t = useText('account')
  return (
    <>
      {openOrders > 0 ? <p className="font-semibold text-warning">{t('waits', { count: openOrders })}</p> : null}
      {nextOwner ? (
        <p>
          <bdi>{t('next-owner', { name: nextOwner })}</bdi>{' '}
          {teamPath ? (
            <Link to={teamPath} className="text-primary underline underline-offset-3">
              {t('next-owner.change')}
            </Link>
          ) : null}
        </p>
      ) : null}
    </>
  )
}

interface RequestedDeletionProps {
  deletion: AccountDeletion
  path: string
  formKey: string
  refused: RefusedAccountAction | undefined
}

function RequestedDeletion({ deletion, path, formKey, refused }: RequestedDeletionProps) {
  const t = useText('account')
  const day = useDay()
  const busy = useNavigation().formData?.get('intent') === 'undo-deletion'
  const mine = refused?.values.intent === 'undo-deletion' ? refused : undefined
  const { errors, attempt, handlers } = useFormErrors(mine, accountErrors(t, useText('security')))
  return (
    <Form method="post" action={sentTo(path)} className="grid max-w-prose justify-items-start gap-3" {...handlers}>
      <FormErrors title={t('error')} errors={errors} attempt={attempt} />
      <input type="hidden" name="key" value={mine?.key ?? formKey} />
      <h3 className="text-md">{t('requested')}</h3>
      <p>{t('requested.text', { day: day(deletion.requested?.undoUntil ?? '') })}</p>
      <DeletionWaits deletion={deletion} teamPath={undefined} />
      <Button name="intent" value="undo-deletion" busy={busy}>
        {t(busy ? 'undo.busy' : 'undo')}
      </Button>
    </Form>
  )
}
