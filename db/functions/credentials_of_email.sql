-- The password hash of an active account, for signing in. It is a function because no actor is known yet and the table
-- is closed to the application.
create or replace function fx.credentials_of_email(email text) returns table (user_id uuid, password_hash text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select c.user_id, c.password_hash from public.accounts a join public.credentials c on c.user_id = a.id
      where a.email = credentials_of_email.email and a.suspended_at is null and a.anonymised_at is null;
  end;
alter function fx.credentials_of_email owner to effects;
grant execute on function fx.credentials_of_email to sign_in;
