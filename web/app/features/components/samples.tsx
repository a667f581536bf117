import type { ReactNode } from 'react'
import { Table } from '../../components/table/table.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Chip } from '../../components/ui/chip.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Field } from '../../components/ui/field.tsx'
import { RadioCards } from '../../components/ui/radio-cards.tsx'
import { Select } from '../../components/ui/select.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { Tabs } from '../../components/ui/tabs.tsx'
import { Toast } from '../../components/ui/toast.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { useText } from '../../texts.ts'

const PATH = '/dev/components'
const nothing = () => {}
// Proper names are the same in every language, so they have no text keys.
const example = {
  company: 'Hodan Home Centre',
  orders: [
    { id: 'TCR-1066', customer: 'Cabdiraxmaan Jaamac' },
    { id: 'TCR-1031', customer: 'Nasteexo Cali' },
  ],
}

/**
 * Every component in each of its states, in the current language and theme. `id` makes field ids unique when several
 * samples are on one page.
 */
export function Samples({ id }: { id: string }) {
  const t = useText('components')
  const shell = useText('shell')
  const pending = (
    <Chip tone="waiting" icon="clock">
      {t('chip.waiting')}
    </Chip>
  )
  const completed = (
    <Chip tone="done" icon="check">
      {t('chip.done')}
    </Chip>
  )
  return (
    <div className="grid gap-8">
      <Part title={t('buttons')}>
        <div className="flex flex-wrap gap-3">
          <Button>{t('button.main')}</Button>
          <Button variant="line">{t('button.line')}</Button>
          <Button variant="quiet">{t('button.quiet')}</Button>
          <Button busy>{t('button.busy')}</Button>
          <Button small variant="line">
            {t('button.line')}
          </Button>
        </div>
      </Part>
      <Part title={t('inputs')}>
        <FormErrors
          title={t('summary')}
          errors={[{ field: `${id}-name`, text: t('input.name.problem') }]}
          attempt={null}
        />
        <Field label={t('input.company')} name={`${id}-company`} defaultValue={example.company} />
        <Field label={t('input.name')} name={`${id}-name`} error={t('input.name.problem')} />
        <Select label={t('input.country')} name={`${id}-country`} defaultValue="so">
          <option value="so">{t('input.somalia')}</option>
          <option value="tr">{t('input.turkey')}</option>
        </Select>
        <RadioCards
          legend={t('input.role')}
          name={`${id}-role`}
          chosen="customer"
          cards={[
            { value: 'customer', title: t('input.buyer'), text: t('input.buyer.text') },
            { value: 'supplier', title: t('input.seller'), text: t('input.seller.text') },
          ]}
        />
      </Part>
      <Part title={t('chips')}>
        <div className="flex flex-wrap gap-2">
          <Chip icon="package">{t('chip.plain')}</Chip>
          {pending}
          <Chip tone="running" icon="package">
            {t('chip.running')}
          </Chip>
          {completed}
          <Chip tone="ended" icon="x">
            {t('chip.ended')}
          </Chip>
        </div>
      </Part>
      <Part title={t('toasts')}>
        <Toast title={t('toast.title')} text={t('toast.text')} onClose={nothing} />
        <Toast kind="destructive" title={t('toast.failed.title')} text={t('toast.failed.text')} onClose={nothing} />
      </Part>
      <Part title={t('tabs')}>
        <Tabs
          label={t('tabs')}
          tabs={[
            { label: t('tab.all'), to: PATH, current: true },
            { label: t('tab.waiting'), to: `${PATH}?tab=pending`, current: false },
          ]}
        />
        <Table
          label={t('table')}
          rows={example.orders}
          columns={[
            { id: 'order', label: t('table.order'), cell: ({ id: number }) => <bdi>{number}</bdi> },
            { id: 'customer', label: t('table.customer'), cell: ({ customer }) => <bdi>{customer}</bdi> },
            {
              id: 'status',
              label: t('table.status'),
              cell: (order) => (order === example.orders[0] ? pending : completed),
            },
          ]}
        />
      </Part>
      <Part title={t('empty')}>
        <EmptyState title={t('empty.title')} />
        <Skeleton label={shell('loading')} />
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-rule pt-4">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}
