-- Deletes an account: takes the person out of every table (docs/privacy.md), so that only an id without a name is left
-- behind their orders. The company goes to its next owner, whom it returns. No row: it was undone meanwhile, or an
-- order is open.
create or replace function fx.anonymise_account(person uuid, requested_before timestamptz, invoice_years integer)
  returns table (heir uuid)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  gone record;
  companies uuid[];
  phones text[];
begin
  if fx.role() is distinct from 'system' then raise exception 'not the system' using errcode = '42501'; end if;
  -- All members are locked in one order, so that two of them cannot both be taken for the one who stays.
  perform from public.people p where p.id = person or p.company_id = (
    select own.company_id from public.people own where own.id = person) order by p.id for update;
  select p.full_name, p.company_id, a.email, a.phone, case when a.email_confirmed_at is not null then a.email end
      as confirmed_email into gone
    from public.accounts a join public.people p on p.id = a.id
    where a.id = person and a.deletion_requested_at <= requested_before and a.suspended_at is null
      and a.anonymised_at is null
    for update of a;
  if not found or fx.orders_before_deletion(person) > 0 then return; end if;
  companies := array(select fx.companies_left_empty(person));
  heir := fx.next_owner(person);

  phones := array(select o.customer_phone from public.orders o
    where o.placed_by = person and o.customer_phone is not null) || gone.phone;
  update public.addresses a set phone = null where a.customer_id = gone.company_id and a.phone = any (phones);
  perform fx.erase_from_orders(person, companies, invoice_years);
  perform fx.erase_from_quotes(person, companies);
  perform fx.erase_from_inbox(person, companies, gone.full_name, gone.confirmed_email);
  perform fx.erase_companies(companies, gone.full_name);

  update public.people p set company_owner = false where p.id = person and p.company_owner;
  update public.people p set company_owner = true where p.id = heir;
  delete from public.mail_arguments m using public.mail_log l
    where m.mail_id = l.id and (l.recipient_id = person or l.recipient = gone.email);
  update public.mail_log l set recipient = '', last_error = null,
      state = case when l.state in ('queued', 'sending') then 'failed' else l.state end
    where l.recipient_id = person or l.recipient = gone.email;
  delete from public.mail_refusals r where r.person_id = person or r.address = lower(gone.email);
  update public.invitations i set email = '', revoked_at = case
      when num_nonnulls(i.accepted_at, i.revoked_at, i.replaced_at) = 0 then fx.now() else i.revoked_at end
    where i.email = gone.email;
  perform fx.enqueue('sweep-account-export', jsonb_build_object('exportId', e.id),
      'sweep-account-export:' || e.id)
    from public.account_exports e where e.made_by = person;
  delete from public.notifications n where n.user_id = person;
  delete from public.events e where e.audience = person;
  delete from public.notification_choices c where c.user_id = person;
  delete from public.settings s where s.user_id = person;
  delete from public.saved_views v where v.person_id = person;
  delete from public.wishlists w where w.user_id = person;
  delete from public.idempotency_keys k where split_part(k.scope, '/', 1) = person::text;
  delete from public.email_confirmations c where c.user_id = person;
  delete from public.text_numbers n where n.user_id = person;
  delete from public.text_messages t where t.user_id = person;
  delete from public.link_tokens t where t.user_id = person;
  delete from public.oauth_accounts o where o.user_id = person;
  delete from public.passkey_challenges c where c.user_id = person;
  delete from public.passkeys k where k.user_id = person;
  delete from public.credentials c where c.user_id = person;
  delete from public.sessions s where s.user_id = person;
  delete from public.user_roles r where r.user_id = person;
  update public.people p set full_name = fx.erased_name(), company_id = null, left_company_id = null
    where p.id = person;
  -- The address is free for a new account; this one can neither be mailed nor signed in to.
  update public.accounts a set email = person || '@deleted.invalid', email_confirmed_at = null, phone = null,
      address = null, language = 'en', language_chosen = false, currency = 'usd', anonymised_at = fx.now()
    where a.id = person;
  return next;
end $$;
alter function fx.anonymise_account owner to effects;
grant execute on function fx.anonymise_account to worker;
