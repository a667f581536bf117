import type { Page } from 'playwright-core'

/** One form of the site, and what proves that it had its effect once. */
export interface TestedForm {
  name: string
  /** the route that it is sent to, by its file in `routes.ts` */
  route: string
  /** its intent, if the route has several forms */
  intent?: string
  /** the browser itself sends it also with scripts, or nothing is sent at all */
  withoutScriptsOnly?: true
  /** with scripts it is saved while somebody types */
  savedAsTyped?: true
  /** creates the people it needs, and opens its page */
  prepare(page: Page): Promise<PreparedForm>
}

export interface PreparedForm {
  /** selector of the form, if it is neither the one with that intent nor the first of the page's main part */
  form?: string
  /** selector of the button, if it has several */
  button?: string
  typed?: Record<string, string>
  /** selects whose option is chosen by keyboard, by its first letter; a choice by pointer is saved at once */
  chosen?: Record<string, string>
  file?: { field: string; name: string; mimeType: string; buffer: Buffer }
  /** what the page says once a script has uploaded the file */
  fileSent?: string
  /** Each finds no row before the form was sent, and one row when it was done once. */
  effects: Effect[]
  /** what the page says when it is reloaded after a lost response, if the form is gone by then */
  saysReloaded?: RegExp
  /** what the page says, however often the form was sent */
  says: RegExp
}

export type Effect = [statement: string, ...values: unknown[]]
