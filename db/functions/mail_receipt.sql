-- Tells whoever wrote without an account that it arrived: a fixed text, at most one a day for an address (D48). Its
-- Message-ID is that of the conversation, so that answers stand below it. Only functions of the same owner may call it.
create or replace function fx.mail_receipt(item uuid, template text, email text, language text) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (select from public.mail_log m where m.recipient = lower(mail_receipt.email)
      and m.template in ('contact-receipt', 'application-receipt') and m.created_at > fx.now() - interval '1 day') then
    return;
  end if;
  perform fx.queue_mail('{}', array[item], array[mail_receipt.template], array[null::uuid],
    array[lower(mail_receipt.email)], array[mail_receipt.language]);
end $$;
alter function fx.mail_receipt owner to effects;
