import type { Api } from '@ticarum/server/client'
import { Form, useNavigation } from 'react-router'
import { Table } from '../../components/table/table.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { LoadMore } from '../../components/ui/load-more.tsx'
import { useMore } from '../../context/use-load-more.ts'
import { useDay } from '../../dates.ts'
import { sentTo } from '../../forms/sent-to.ts'
import { useText } from '../../texts.ts'
import { InvitationState } from './invitation-state.tsx'

type Page = Awaited<ReturnType<Api['invitations']['list']>>
/** With the form key of its 'Send again' form. */
export type InvitationRow = Page['items'][number] & { key: string }

/** All invitations, newest first. 'Load more' is a link to the next page; with scripts its items are appended. */
export function InvitationTable({
  first,
  path,
}: {
  first: { items: InvitationRow[]; next: string | null }
  path: string
}) {
  const t = useText('invitations')
  const common = useText('common')
  const day = useDay()
  const { items, more, focusOf } = useMore(first, path)
  if (items.length === 0) return <EmptyState title={t('list.none')} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Table
        label={t('list.title')}
        rows={items}
        focusOf={focusOf}
        columns={[
          {
            id: 'address',
            label: t('list.address'),
            cell: ({ email }) => <bdi className="font-semibold break-all">{email}</bdi>,
          },
          { id: 'role', label: t('role'), cell: ({ role }) => common(`role.${role}`) },
          { id: 'state', label: t('list.state'), cell: ({ state }) => <InvitationState state={state} /> },
          { id: 'sent', label: t('list.sent'), cell: ({ createdAt }) => day(createdAt) },
          { id: 'ends', label: t('list.ends'), cell: ({ expiresAt }) => day(expiresAt) },
        ]}
        acts={{
          label: t('list.acts'),
          of: (invitation) => (invitation.may.length > 0 ? <RowActions invitation={invitation} path={path} /> : null),
        }}
      />
      <LoadMore {...more} atStart />
    </div>
  )
}

function RowActions({ invitation: { id, email, may, key }, path }: { invitation: InvitationRow; path: string }) {
  const t = useText('invitations')
  const { formData } = useNavigation()
  const busy = formData?.get('intent') === 'resend' && formData.get('id') === id
  return (
    <div className="flex flex-wrap gap-2 py-1 xl:flex-nowrap xl:justify-end xl:py-0">
      {may.includes('resend') ? (
        <Form method="post" action={sentTo(path)}>
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="id" value={id} />
          <Button
            name="intent"
            value="resend"
            variant="line"
            small
            busy={busy}
            aria-label={busy ? undefined : t('resend.to', { email })}
          >
            {t(busy ? 'submitting' : 'resend')}
          </Button>
        </Form>
      ) : null}
      {may.includes('revoke') ? (
        <ButtonLink
          to={`${path}?revoke=${id}`}
          preventScrollReset
          variant="quiet"
          small
          aria-label={t('revoke.to', { email })}
        >
          {t('revoke')}
        </ButtonLink>
      ) : null}
    </div>
  )
}
