import { expect } from 'vitest'
import { system } from './system.ts'

interface Mail {
  subject: string
  text: string
  html: string
}

/** All e-mails to this address so far, oldest first. */
export async function mailsTo(email: string): Promise<Mail[]> {
  const response = await fetch(`${system.mail}/?${new URLSearchParams({ to: email })}`)
  return (await response.json()) as Mail[]
}

/** The link to one of our pages in the latest e-mail to this address; waits for it. */
export async function linkMailedTo(email: string, path: string, { mails = 1 } = {}): Promise<string> {
  await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThanOrEqual(mails)
  const text = (await mailsTo(email)).at(-1)?.text ?? ''
  const link = text.match(/https?:\/\/\S+/g)?.find((each) => new URL(each).pathname === path)
  if (!link) throw new Error(`no link to ${path} in: ${text}`)
  return link
}

/** The code in the first e-mail to this address; waits for it. */
export async function codeMailedTo(email: string): Promise<string> {
  const codeIn = async () => /code: (\d{6})/.exec((await mailsTo(email))[0]?.text ?? '')?.[1] ?? ''
  await expect.poll(codeIn).not.toBe('')
  return codeIn()
}
