import type { InboxItem } from '@ticarum/contract/procedures/inbox'
import { Form, Link, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { Manifest, type ManifestRow } from '../../components/ui/manifest.tsx'
import { RowSelect } from '../../components/ui/row-select.tsx'
import { Stars } from '../../components/ui/stars.tsx'
import { useMoment } from '../../dates.ts'
import { sentTo } from '../../forms/sent-to.ts'
import { useText } from '../../texts.ts'
import { deskFeedbackPath } from '../feedback/desk/paths.ts'
import { orderPath } from '../orders/paths.ts'
import { deskSupplierPath } from '../suppliers/desk/paths.ts'
import type { Due } from './due.ts'
import { DueText } from './due-text.tsx'

const link = 'inline-block min-h-10 py-2 break-all text-primary underline underline-offset-3'

interface ItemSideProps {
  item: InboxItem
  due: Due | null
  me: string
  admins: { id: string; name: string }[]
  address: string
  formKey: string
}

/** The promise, who looks after the item, what it is about and where it can go from here. */
export function ItemSide({ item, due, me, admins, address, formKey }: ItemSideProps) {
  const t = useText('inbox')
  const moment = useMoment()
  const { assignee } = item
  // The current assignee stays in the list, even if they can no longer be chosen.
  const people = assignee && !admins.some(({ id }) => id === assignee.id) ? [...admins, assignee] : admins
  return (
    <aside className="grid content-start gap-5">
      {due && item.dueAt ? (
        <div className="grid gap-1">
          <DueText due={due} />
          <p className="text-sm text-muted">{t('promised', { moment: moment(item.dueAt) })}</p>
        </div>
      ) : null}
      <div className="grid gap-1.5">
        <p className="font-semibold">{t('assignee')}</p>
        <RowSelect
          intent="assign"
          id={item.id}
          name="assigneeId"
          label={t('assignee')}
          value={assignee?.id ?? ''}
          options={[
            { value: '', label: t('assignee.nobody') },
            ...people.map(({ id, name }) => ({ value: id, label: id === me ? t('assignee.me', { name }) : name })),
          ]}
          submit={t('assignee.submit')}
          action={sentTo(address)}
          formKey={formKey}
          className="w-full"
        />
      </div>
      <Facts item={item} />
      <Moves item={item} address={address} formKey={formKey} />
    </aside>
  )
}

function Facts({ item: { subject, recipient, createdAt } }: { item: InboxItem }) {
  const t = useText('inbox')
  const application = useText('supplier-application')
  const feedback = useText('desk-feedback')
  const common = useText('common')
  const moment = useMoment()
  const rows: ManifestRow[] = [
    ...(subject.kind === 'order'
      ? [
          {
            label: t('order'),
            value: (
              <Link to={orderPath(subject.id)} className={link}>
                <bdi>{subject.number}</bdi>
              </Link>
            ),
          },
          { label: t('supplier'), value: <bdi>{subject.supplier}</bdi> },
        ]
      : []),
    ...(subject.kind === 'application'
      ? [
          { label: application('companyName'), value: <bdi>{subject.companyName}</bdi> },
          { label: application('category'), value: application(`category.${subject.category}`) },
          { label: application('phone'), value: <bdi dir="ltr">{subject.phone}</bdi> },
          ...(subject.address ? [{ label: application('address'), value: <bdi>{subject.address}</bdi> }] : []),
          ...(subject.supplierId
            ? [
                {
                  label: t('supplier'),
                  value: (
                    <Link to={deskSupplierPath(subject.supplierId)} className={link}>
                      {t('supplier.open')}
                    </Link>
                  ),
                },
              ]
            : []),
        ]
      : []),
    ...(subject.kind === 'feedback'
      ? [
          {
            label: t('stars'),
            value: <Stars rating={subject.rating} label={feedback('stars', { rating: subject.rating })} />,
          },
          { label: t('role'), value: common(`role.${subject.role}`) },
          {
            label: feedback(`status.${subject.status}`),
            value: (
              <Link to={deskFeedbackPath(subject.status === 'pending' ? 'pending' : 'all')} className={link}>
                {feedback('title')}
              </Link>
            ),
          },
        ]
      : []),
    ...(subject.kind === 'report'
      ? [
          { label: t('customer'), value: <bdi>{subject.customer}</bdi> },
          { label: t('supplier'), value: <bdi>{subject.supplier}</bdi> },
        ]
      : []),
    ...(subject.kind === 'company' ? [{ label: t('role'), value: common(`role.${subject.role}`) }] : []),
    ...(recipient
      ? [
          {
            label: t('email'),
            value: (
              <bdi dir="ltr" className="break-all">
                {recipient.email}
              </bdi>
            ),
          },
        ]
      : []),
    { label: t('written'), value: moment(createdAt) },
  ]
  return <Manifest rows={rows} />
}

const looks = { take: 'line', invite: 'main', refuse: 'line', close: 'line', reopen: 'line' } as const

function Moves({ item: { may, version }, address, formKey }: { item: InboxItem; address: string; formKey: string }) {
  const t = useText('inbox')
  const busy = useNavigation().formData?.get('intent')
  return (
    <Form method="post" action={sentTo(address)} preventScrollReset className="flex flex-wrap gap-3">
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="version" value={version} />
      {may.map((move) => (
        <Button key={move} name="intent" value={move} variant={looks[move]} busy={busy === move}>
          {t(busy === move ? 'busy' : `act.${move}`)}
        </Button>
      ))}
    </Form>
  )
}
