import { type VerificationState, verificationStates } from '@ticarum/contract/values/catalogue'
import { Form, useSubmit } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { Select } from '../../components/ui/select.tsx'
import { useText } from '../../texts.ts'
import { PATH } from './addresses.ts'

export function StateFilter({ state }: { state: VerificationState }) {
  const t = useText('suppliers')
  const settings = useText('supplier-settings')
  const companies = useText('companies')
  const submit = useSubmit()
  return (
    <Form role="search" action={PATH} className="flex flex-wrap items-end gap-3 *:first:min-w-56">
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
