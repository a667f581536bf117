-- Whoever confirms an address has read mail there, and whoever has a new one no longer waits for mail at the old one.
create or replace function fx.mail_arrives() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from public.mail_refusals r where r.person_id = new.id or r.address = lower(new.email);
  return null;
end $$;
alter function fx.mail_arrives owner to effects;
create or replace trigger mail_arrives after update of email, email_confirmed_at on accounts for each row
  when (new.email_confirmed_at is not null
    and (new.email, new.email_confirmed_at) is distinct from (old.email, old.email_confirmed_at))
  execute function fx.mail_arrives();
