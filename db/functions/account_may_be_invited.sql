-- Whether the account with this e-mail has neither role nor company (it was removed from one, or is still choosing a
-- role), so that an owner, who asks, may invite it. The answer decides which e-mail is sent and never leaves the door.
create or replace function fx.account_may_be_invited(email text) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select fx.company_owner() and exists (select from public.accounts a join public.people p on p.id = a.id
      where a.email = account_may_be_invited.email and a.suspended_at is null and a.anonymised_at is null
        and p.company_id is null and not exists (select from public.user_roles r where r.user_id = a.id));
  end;
alter function fx.account_may_be_invited owner to effects;
grant execute on function fx.account_may_be_invited to app;
