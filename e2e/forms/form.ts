import type { Page } from 'playwright-core'

/** One form of the site, and what proves that it had its effect once. */
export interface SentForm {
  name: string
  /** the route that it is sent to, as `routes.ts` names its file */
  route: string
  /** which of that route's forms it is, where it says so */
  intent?: string
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
  /** Each finds no row before the form was sent, and one row when it was done once. */
  effects: Effect[]
  /** what the page says, however often the form came */
  says: RegExp
}

export type Effect = [statement: string, ...values: unknown[]]
