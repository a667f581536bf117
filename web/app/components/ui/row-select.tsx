import { type ComponentProps, useRef, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { Button } from './button.tsx'
import { BareSelect } from './select.tsx'

interface RowSelectProps<Value extends string> {
  intent: string
  /** id of the row's thing */
  id: string
  name: string
  label: string
  value: Value
  options: { value: Value; label: string }[]
  submit: string
  action: string
  formKey: string
  disabled?: boolean
  className?: ComponentProps<'select'>['className']
}

/**
 * A choice in a table's row that is saved at once. By keyboard, where each arrow key changes the value, and without
 * scripts a button saves it: passing one value on the way to another must not do anything.
 */
export function RowSelect<Value extends string>(props: RowSelectProps<Value>) {
  const { intent, id, name, label, value, options, submit: submitLabel, action, formKey, disabled, className } = props
  const submit = useSubmit()
  const { formData } = useNavigation()
  const byKey = useRef(false)
  const [chosen, setChosen] = useState<string>(value)
  const busy = formData?.get('intent') === intent && formData.get('id') === id
  return (
    <Form method="post" action={action} preventScrollReset className="flex gap-1">
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="intent" value={intent} />
      <BareSelect
        // A new key shows a value that was saved elsewhere.
        key={value}
        name={name}
        aria-label={label}
        defaultValue={value}
        disabled={busy || disabled}
        onPointerDown={() => {
          byKey.current = false
        }}
        onKeyDown={() => {
          byKey.current = true
        }}
        onChange={({ currentTarget }) => {
          if (byKey.current) setChosen(currentTarget.value)
          else void submit(currentTarget.form, { preventScrollReset: true })
        }}
        className={`min-h-10 text-base ${className}`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </BareSelect>
      {disabled ? null : (
        <Button variant="line" small className={chosen === value ? 'scripted:hidden' : ''}>
          {submitLabel}
        </Button>
      )}
    </Form>
  )
}
