-- Queues an e-mail to the company's inbox. Only functions of the same owner may call it.
create or replace function fx.mail_company_inbox(template text, arguments jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform fx.queue_mail(mail_company_inbox.arguments, array[fx.new_id()], array[mail_company_inbox.template],
      array[null::uuid], array[c.inbox], array['en'])
    from public.company_private c;
end $$;
alter function fx.mail_company_inbox owner to effects;
