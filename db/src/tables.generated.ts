// Written by `npm run db:types` from the migrated database; a test holds it against the migrations.
import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>
/** read as values, written as text */
type Json = ColumnType<unknown, string, string>
type Generated<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>

export interface DB {
  accounts: {
    id: string
    email: string
    email_confirmed_at: Timestamp | null
    phone: string | null
    language: Generated<'en' | 'so' | 'tr' | 'ar'>
    currency: Generated<'usd' | 'try' | 'sos' | 'eur'>
    suspended_at: Timestamp | null
    deletion_requested_at: Timestamp | null
    anonymised_at: Timestamp | null
  }
  audit_log: {
    id: Generated<bigint>
    at: Generated<Timestamp>
    action: string | null
    request_id: string | null
    actor_id: string | null
    actor_role: string | null
    actor_company: string | null
    table_name: string
    operation: 'INSERT' | 'UPDATE' | 'DELETE'
    row_id: string | null
    changes: Json
  }
  companies: {
    id: string
    kind: 'supplier' | 'customer'
    created_at: Generated<Timestamp>
  }
  credentials: {
    user_id: string
    password_hash: string
    changed_at: Generated<Timestamp>
  }
  customers: {
    id: string
    name: string
    city: Generated<string>
    created_at: Generated<Timestamp>
  }
  idempotency_keys: {
    scope: string
    key: string
    procedure: string
    request_hash: Buffer
    answer: Json | null
    created_at: Generated<Timestamp>
  }
  invitations: {
    id: string
    email: string
    role: 'customer' | 'supplier' | 'admin'
    company_id: string | null
    language: Generated<'en' | 'so' | 'tr' | 'ar'>
    token_hash: Buffer
    invited_by: string | null
    expires_at: Timestamp
    accepted_at: Timestamp | null
    revoked_at: Timestamp | null
    replaced_at: Timestamp | null
    created_at: Generated<Timestamp>
    mail_id: string | null
  }
  link_tokens: {
    token_hash: Buffer
    kind: 'password-reset' | 'email-confirmation'
    user_id: string
    expires_at: Timestamp
    used_at: Timestamp | null
    created_at: Generated<Timestamp>
  }
  mail_arguments: {
    mail_id: string
    arguments: Json
  }
  mail_log: {
    id: string
    recipient_id: string | null
    recipient: string
    template: string
    language: 'en' | 'so' | 'tr' | 'ar'
    state: Generated<'queued' | 'sending' | 'sent' | 'failed'>
    tries: Generated<number>
    unknown_outcomes: Generated<number>
    last_error: string | null
    created_at: Generated<Timestamp>
    sent_at: Timestamp | null
  }
  notification_choices: {
    user_id: string
    kind: string
    by_mail: boolean
  }
  notifications: {
    id: string
    user_id: string
    kind: string
    arguments: Generated<Json>
    created_at: Generated<Timestamp>
    read_at: Timestamp | null
  }
  oauth_accounts: {
    provider: string
    subject: string
    user_id: string
    created_at: Generated<Timestamp>
  }
  outbox: {
    id: Generated<bigint>
    task: string
    payload: Json
    job_key: string | null
    run_at: Timestamp | null
    created_at: Generated<Timestamp>
  }
  people: {
    id: string
    full_name: string
    company_id: string | null
    company_owner: Generated<boolean>
    created_at: Generated<Timestamp>
  }
  rate_limits: {
    key: string
    points: Generated<number>
    expire: bigint | null
  }
  sessions: {
    id: string
    user_id: string
    token_hash: Buffer
    user_agent: Generated<string>
    created_at: Generated<Timestamp>
    last_seen_at: Generated<Timestamp>
    expires_at: Timestamp
    reauthenticated_at: Timestamp | null
  }
  supplier_private: {
    supplier_id: string
    tax_number: string | null
    phone: string | null
    address: string | null
  }
  suppliers: {
    id: string
    name: string
    city: Generated<string>
    country: Generated<string>
    description: Generated<string>
    business_email: string | null
    verified_until: Timestamp | null
    created_at: Generated<Timestamp>
  }
  user_roles: {
    user_id: string
    role: 'customer' | 'supplier' | 'admin'
    set_by: string | null
    set_at: Generated<Timestamp>
  }
  worker_beats: {
    worker_id: string
    beat_at: Generated<Timestamp>
  }
}
