-- Finds the account of a Google identity with a confirmed e-mail, links the two, and returns whether the account is
-- active; no row if there is no account yet. An account with an unconfirmed e-mail loses its password and sessions
-- first, because somebody else may have registered it as a trap.
create or replace function fx.resolve_google_account(subject text, email text) returns table (id uuid, active boolean)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare holder public.accounts;
begin
  select a.* into holder from public.oauth_accounts o join public.accounts a on a.id = o.user_id
    where o.provider = 'google' and o.subject = resolve_google_account.subject;
  if holder.id is null then
    select a.* into holder from public.accounts a where a.email = resolve_google_account.email;
    if holder.id is null then return; end if;
    if holder.suspended_at is null and holder.anonymised_at is null then
      if holder.email_confirmed_at is null then
        delete from public.credentials c where c.user_id = holder.id;
        delete from public.sessions s where s.user_id = holder.id;
        perform fx.take_email(holder.id, holder.email);
      end if;
      insert into public.oauth_accounts (provider, subject, user_id)
        values ('google', resolve_google_account.subject, holder.id);
    end if;
  end if;
  return query select holder.id, holder.suspended_at is null and holder.anonymised_at is null;
end $$;
alter function fx.resolve_google_account owner to effects;
grant execute on function fx.resolve_google_account to sign_in;
