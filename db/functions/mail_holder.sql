-- Queues one of two letters to whoever has an address ('you already have an account'); for an unknown one nothing
-- happens, and the caller can't tell. Whatever else a person is told goes through fx.notify, which asks what they
-- chose.
create or replace function fx.mail_holder(id uuid, email text, template text, arguments jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if template not in ('known-account', 'known-colleague') then raise exception 'not a letter to a holder'
    using errcode = '42501'; end if;
  perform fx.mail_person(mail_holder.id, a.id, mail_holder.template, mail_holder.arguments)
    from public.accounts a where a.email = mail_holder.email and a.suspended_at is null;
end $$;
alter function fx.mail_holder owner to effects;
grant execute on function fx.mail_holder to app;
