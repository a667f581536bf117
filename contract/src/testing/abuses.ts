/**
 * The cases of abuse that are tried in numbers. `npm run abuse` adds up what tests tell here, for the table in
 * docs/reports/security.md.
 */
export const abuses = {
  admin: 'make oneself an admin; send fields that are nobody’s to send',
  foreignRow: 'act on another’s row, through the door',
  row: 'reach another’s row straight in SQL',
  field: 'read a field that is not for the reader',
  invitation: 'use an invitation that is expired, used, revoked or guessed, or twice at once',
  total: 'pay another total than exact arithmetic says',
  stock: 'buy more than there is, all at once',
  state: 'change a state otherwise than the rules allow: every change, in every state',
  script: 'run a script that was written into a text',
  redirect: 'lead a reader to another site',
  formula: 'put a formula into a file that somebody opens',
  mail: 'add a header, a recipient or markup to a mail',
  file: 'upload a bomb, a polyglot, a wrong type or a hidden position',
  account: 'learn who has an account, by answers or by their cost',
  origin: 'change something from another site',
  password: 'guess passwords and codes',
  event: 'hear of what happens to others',
  lastAdmin: 'take away the last admin',
  privacy: 'find a deleted person, or change the audit trail',
} as const

export type Abuse = keyof typeof abuses
export type Tried = Partial<Record<Abuse, number>>
