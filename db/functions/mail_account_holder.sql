-- Queues one of two e-mails to the holder of an account ('you already have an account'). For an unknown e-mail nothing
-- happens, and the caller cannot tell. All other e-mails to people go through fx.notify, which respects their choices.
create or replace function fx.mail_account_holder(id uuid, email text, template text, arguments jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if template not in ('known-account', 'known-colleague') then raise exception 'not a letter to a holder'
    using errcode = '42501'; end if;
  perform fx.mail_person(mail_account_holder.id, a.id, mail_account_holder.template, mail_account_holder.arguments)
    from public.accounts a where a.email = mail_account_holder.email
      -- An invitation of a team has its e-mail, whoever is invited.
      and (a.suspended_at is null or template = 'known-colleague');
end $$;
alter function fx.mail_account_holder owner to effects;
grant execute on function fx.mail_account_holder to app;
