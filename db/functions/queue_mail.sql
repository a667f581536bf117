-- Writes e-mails to the mail log, each with the same arguments and its own job. The arrays have one element for each
-- e-mail. Only functions of the same owner may call it, so a recipient always comes from a row. Whoever has not
-- confirmed their address gets nothing but what is listed here, and so nothing that somebody typed (D48). What a
-- customer or supplier does causes so many e-mails to others in an hour (decision 49); more is refused with the act.
create or replace function fx.queue_mail(
  arguments jsonb, ids uuid[], templates text[], recipient_ids uuid[], recipients text[], languages text[]) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  causer uuid := case when fx.role() in ('customer', 'supplier', 'none') then fx.me() end;
  caused record;
begin
  with messages as (
    select m.* from unnest(ids, templates, recipient_ids, recipients, languages)
      m (id, template, recipient_id, recipient, language)
      left join public.accounts a on a.id = m.recipient_id
      where m.recipient_id is null or a.email_confirmed_at is not null
        or m.template in ('email-confirmation', 'password-reset', 'known-account', 'known-colleague', 'desk-reply')),
  logged as (
    insert into public.mail_log (id, template, recipient_id, recipient, language, caused_by)
      select m.id, m.template, m.recipient_id, m.recipient, m.language, nullif(causer, m.recipient_id)
        from messages m),
  said as (
    insert into public.mail_arguments (mail_id, arguments) select m.id, queue_mail.arguments from messages m)
  insert into public.outbox (task, payload, job_key)
    select 'send-mail', jsonb_build_object('mailId', m.id), 'mail:' || m.id from messages m;
  if causer is null then return; end if;
  select count(*) as mails, min(l.created_at) as since into caused from (
    select m.created_at from public.mail_log m
      where m.caused_by = causer and m.created_at > fx.now() - interval '1 hour'
      order by m.created_at desc limit fx.budget('mails') + 1) l;
  if caused.mails > fx.budget('mails') then
    raise exception 'RATE_LIMITED' using errcode = 'TC001', detail = jsonb_build_object('retryAfter',
      ceil(extract(epoch from caused.since + interval '1 hour' - fx.now()))::integer);
  end if;
end $$;
alter function fx.queue_mail owner to effects;
