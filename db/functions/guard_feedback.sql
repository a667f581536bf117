-- Constraint trigger: feedback is decided once, in the decider's own name. It runs after the policies.
create or replace function fx.guard_feedback() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if fx.role() is null or (old.status = 'pending' and new.status <> 'pending' and new.decided_by = fx.me()) then
    return null;
  end if;
  raise exception 'a % may not make % feedback %', fx.role(), old.status, new.status using errcode = 'check_violation';
end $$;
create or replace trigger guard after update of status, decided_by, decided_at on feedback for each row
  execute function fx.guard_feedback();
