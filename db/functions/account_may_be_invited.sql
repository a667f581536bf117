-- Says whether the holder of an address has neither role nor company (removed from one, or still choosing a role),
-- so that an owner may invite them. The answer decides which letter goes out and never leaves the door.
create or replace function fx.account_may_be_invited(email text) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select exists (select from public.accounts a join public.people p on p.id = a.id
      where a.email = account_may_be_invited.email and a.suspended_at is null and a.anonymised_at is null
        and p.company_id is null and not exists (select from public.user_roles r where r.user_id = a.id));
  end;
alter function fx.account_may_be_invited owner to effects;
grant execute on function fx.account_may_be_invited to app;
