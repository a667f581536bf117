-- Queues an e-mail to a person whose e-mail the actor may not see. Only functions of the same owner may call it.
create or replace function fx.mail_person(id uuid, person uuid, template text, arguments jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform fx.queue_mail(mail_person.arguments, array[mail_person.id], array[mail_person.template],
      array[a.id], array[a.email], array[a.language])
    from public.accounts a where a.id = mail_person.person and a.anonymised_at is null;
end $$;
alter function fx.mail_person owner to effects;
