-- Begins a transaction as the member who made an API token, within the company for which it was made and never as its
-- owner. Whoever has the token may call it; without a live one it raises TC002, and TC003 where the caller took it for
-- another one (app.scope, mark), as fx.enter_as_holder does.
create or replace function fx.enter_by_api_token(token_hash bytea, mark bigint) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  held record;
  held_scope text;
begin
  select l.user_id, l.company_id, l.role, l.mark into held
    from fx.live_api_token(enter_by_api_token.token_hash, fx.now()) l;
  if not found then raise exception 'the token is over' using errcode = 'TC002'; end if;
  held_scope := concat_ws('/', held.user_id, held.role, held.company_id);
  if held_scope <> nullif(current_setting('app.scope', true), '') or held.mark <> enter_by_api_token.mark then
    raise exception 'the token or its maker have changed' using errcode = 'TC003';
  end if;
  perform fx.sign_actor(held.user_id, held.company_id, false, held.role, held_scope);
end $$;
alter function fx.enter_by_api_token owner to effects;
grant execute on function fx.enter_by_api_token to app;
