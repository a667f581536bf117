-- Begins a transaction as the holder of a session, with the role and company that they have now. Whoever has the token
-- may call it; for one that is unknown or expired, or whose holder is suspended or deleted, it raises TC002, and TC003
-- where the caller took them for somebody with another role or company.
create or replace function fx.enter_by_session(token_hash bytea) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  held record;
  held_scope text;
begin
  select s.user_id, p.company_id, p.company_owner, coalesce(r.role, 'none') as role into held
    from public.sessions s
    join public.accounts a on a.id = s.user_id
    join public.people p on p.id = s.user_id
    left join public.user_roles r on r.user_id = s.user_id
    where s.token_hash = enter_by_session.token_hash
      and fx.session_end(r.role, s.created_at, s.expires_at) > fx.now()
      and a.suspended_at is null and a.anonymised_at is null;
  if not found then raise exception 'the session is over' using errcode = 'TC002'; end if;
  held_scope := concat_ws('/', held.user_id, held.role, coalesce(held.company_id::text, 'null'));
  if held_scope <> nullif(current_setting('app.scope', true), '') then
    raise exception 'role or company have changed' using errcode = 'TC003';
  end if;
  perform fx.sign_actor(held.user_id, held.company_id, held.company_owner, held.role, held_scope);
end $$;
alter function fx.enter_by_session owner to effects;
grant execute on function fx.enter_by_session to app;
