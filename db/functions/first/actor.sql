-- Who acts in this transaction, as fixed columns: person (36), company (36), 't' for its owner (1), role (8), and whose
-- idempotency keys these are (the rest). Believed is only what fx.sign_actor signed on this connection in this
-- transaction. Without it the worker's login is the system, the owner of the tables is whoever it says, because it may
-- change every row anyway, and everybody else is a visitor. Not for parallel workers, whose process is another one.
create or replace function fx.actor() returns text
  language plpgsql stable parallel restricted security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  said text := coalesce(current_setting('app.actor', true), '');
  secret bytea;
  scope text;
begin
  if said <> '' then
    select k.key into secret from public.actor_keys k where lpad(k.id::text, 8) = substr(said, 65, 8);
    if left(said, 64) = encode(sha256(secret || convert_to(substr(said, 65), 'UTF8') || int4send(pg_backend_pid())
        || timestamptz_send(now()) || secret), 'hex') then
      return substr(said, 73);
    end if;
  end if;
  if session_user = 'worker' then return repeat(' ', 72) || 'fsystem  '; end if;
  scope := coalesce(current_setting('app.scope', true), '');
  if pg_has_role(session_user, 'owner', 'usage') then
    return rpad(coalesce(current_setting('app.user_id', true), ''), 36)
      || rpad(coalesce(current_setting('app.company_id', true), ''), 36)
      || case current_setting('app.company_owner', true) when 'true' then 't' else 'f' end
      || rpad(coalesce(current_setting('app.role', true), ''), 8) || scope;
  end if;
  return repeat(' ', 72) || 'fvisitor ' || case when scope like 'visitor/%' then scope else '' end;
end $$;
alter function fx.actor owner to effects;
grant execute on function fx.actor to owner, app, app_admin, jobs, worker;
