import { describe, expect, it } from 'vitest'
import { AcceptInvitationForm } from './accept-invitation.ts'
import { checkForm } from './check-form.ts'
import { NewPasswordForm } from './new-password.ts'
import { SignUpForm } from './sign-up.ts'

const right = {
  fullName: 'Cabdi Jaamac',
  email: 'cabdi@example.com',
  password: 'secret',
  confirmPassword: 'secret',
  role: 'customer',
}

describe('sign-up as people fill it in', () => {
  it('takes what the procedure takes', () => {
    expect(checkForm(SignUpForm, right)).toEqual({})
    expect(checkForm(SignUpForm, { ...right, role: 'supplier' })).toEqual({})
  })

  it('names everything at once, also that the passwords differ', () => {
    expect(
      checkForm(SignUpForm, {
        fullName: ' A ',
        email: 'nobody',
        password: 'short',
        confirmPassword: 'Short',
        role: 'admin',
      }),
    ).toEqual({
      fullName: 'tooShort',
      email: 'invalid',
      password: 'tooShort',
      confirmPassword: 'invalid',
      role: 'invalid',
    })
    expect(checkForm(SignUpForm, {})).toMatchObject({ role: 'invalid', confirmPassword: 'required' })
  })
})

describe('accepting an invitation', () => {
  it('tells an empty field from a short one', () => {
    expect(checkForm(AcceptInvitationForm, { fullName: ' ', password: '', confirmPassword: '' })).toEqual({
      fullName: 'required',
      password: 'required',
      confirmPassword: 'required',
    })
    expect(checkForm(AcceptInvitationForm, { fullName: 'A', password: 'short', confirmPassword: 'shorter' })).toEqual({
      fullName: 'tooShort',
      password: 'tooShort',
      confirmPassword: 'invalid',
    })
    expect(checkForm(AcceptInvitationForm, { fullName: 'Ada', password: 'secret', confirmPassword: 'secret' })).toEqual(
      {},
    )
  })
})

it('a new password is typed twice', () => {
  const token = 'a'.repeat(43)
  expect(checkForm(NewPasswordForm, { token, password: 'secret', confirmPassword: 'secret' })).toEqual({})
  expect(checkForm(NewPasswordForm, { token, password: 'secret', confirmPassword: 'other' })).toEqual({
    confirmPassword: 'invalid',
  })
})
