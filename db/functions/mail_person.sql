-- Queues a message to a person's own address, which the actor may not see. Only functions of the same owner may call
-- it.
create or replace function fx.mail_person(id uuid, person uuid, template text, arguments jsonb) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select fx.queue_mail(mail_person.id, a.id, a.email, a.language, mail_person.template, mail_person.arguments)
      from public.accounts a where a.id = mail_person.person and a.anonymised_at is null;
  end;
alter function fx.mail_person owner to effects;
