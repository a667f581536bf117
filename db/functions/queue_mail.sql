-- Writes e-mails to the mail log, each with the same arguments and its own job. The arrays have one element for each
-- e-mail. Only functions of the same owner may call it, so a recipient always comes from a row. Whoever has not
-- confirmed their address gets nothing but what is listed here, and so nothing that somebody typed (D48).
create or replace function fx.queue_mail(
  arguments jsonb, ids uuid[], templates text[], recipient_ids uuid[], recipients text[], languages text[]) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  with messages as (
    select * from unnest(ids, templates, recipient_ids, recipients, languages)
      m (id, template, recipient_id, recipient, language)
      where m.recipient_id is null
        or m.template in ('email-confirmation', 'password-reset', 'known-account', 'known-colleague', 'desk-reply')
        or exists (select from public.accounts a where a.id = m.recipient_id and a.email_confirmed_at is not null)),
  logged as (
    insert into public.mail_log (id, template, recipient_id, recipient, language)
      select m.id, m.template, m.recipient_id, m.recipient, m.language from messages m),
  said as (
    insert into public.mail_arguments (mail_id, arguments) select m.id, queue_mail.arguments from messages m)
  insert into public.outbox (task, payload, job_key)
    select 'send-mail', jsonb_build_object('mailId', m.id), 'mail:' || m.id from messages m;
end $$;
alter function fx.queue_mail owner to effects;
