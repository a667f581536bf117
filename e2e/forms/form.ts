import type { Page } from 'playwright-core'

/** One form of the site, and what proves that it had its effect once. */
export interface TestedForm {
  name: string
  /** the route that it is sent to, as `routes.ts` names its file */
  route: string
  /** which of that route's forms it is, where it says so */
  intent?: string
  /** also with scripts the browser itself sends it, or nothing is sent at all */
  withoutScriptsOnly?: true
  /** makes whom it needs, and opens the page on which it stands */
  stand(page: Page): Promise<Standing>
}

export interface Standing {
  /** finds the form, where it is neither the one with that intent nor the first of the page's main part */
  form?: string
  /** finds the button, where it has several */
  button?: string
  typed?: Record<string, string>
  file?: { field: string; name: string; mimeType: string; buffer: Buffer }
  /** what is read once a script has sent the file on ahead */
  fileSent?: string
  /** Each finds no row before the form was sent, and one row when it was done once. */
  effects: Effect[]
  /** what the page says when it is loaded anew after a lost answer, where the form itself is gone by then */
  saysReloaded?: RegExp
  /** what the page says, however often the form came */
  says: RegExp
}

export type Effect = [statement: string, ...values: unknown[]]
