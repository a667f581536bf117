import { type VerificationState, verificationStates } from '@ticarum/contract/values/products'
import { Form, useSubmit } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { Select } from '../../../components/ui/select.tsx'
import { useText } from '../../../texts.ts'
import { DESK_SUPPLIERS_PATH } from './paths.ts'

export function StateFilter({ state }: { state: VerificationState }) {
  const t = useText('suppliers')
  const settings = useText('supplier-settings')
  const companies = useText('companies')
  const submit = useSubmit()
  return (
    <Form role="search" action={DESK_SUPPLIERS_PATH} className="flex flex-wrap items-end gap-3 *:first:min-w-56">
      <Select
        label={t('filter')}
        name="state"
        defaultValue={state}
        onChange={({ currentTarget }) => void submit(currentTarget.form)}
      >
        {verificationStates.map((each) => (
          <option key={each} value={each}>
            {each === 'verified' ? companies('verified') : settings(`verification.${each}`)}
          </option>
        ))}
      </Select>
      <Button variant="line">{t('filter.submit')}</Button>
    </Form>
  )
}
