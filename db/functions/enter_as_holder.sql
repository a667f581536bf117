-- Begins a transaction as the holder of a session, with the role and company that they have now. Whoever has the token
-- may call it; without a live session it raises TC002. It raises TC003 where the caller took them for somebody with
-- another role or company (app.scope), or, if a mark is given, remembers the session as it was.
create or replace function fx.enter_as_holder(token_hash bytea, mark bigint) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  held record;
  held_role text;
  held_scope text;
begin
  select l.user_id, l.company_id, l.company_owner, l.role, l.mark into held
    from fx.live_session(enter_as_holder.token_hash, fx.now()) l;
  if not found then raise exception 'the session is over' using errcode = 'TC002'; end if;
  held_role := coalesce(held.role, 'none');
  held_scope := concat_ws('/', held.user_id, held_role, coalesce(held.company_id::text, 'null'));
  if held_scope <> nullif(current_setting('app.scope', true), '') or held.mark <> enter_as_holder.mark then
    raise exception 'the session or its holder have changed' using errcode = 'TC003';
  end if;
  perform fx.sign_actor(held.user_id, held.company_id, held.company_owner, held_role, held_scope);
end $$;
alter function fx.enter_as_holder owner to effects;
grant execute on function fx.enter_as_holder to app;
