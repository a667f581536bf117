-- Constraint trigger: an order that was inserted is also placed (fx.finish_placing_orders) by the end of its
-- transaction, so none skips what is checked there.
create or replace function fx.guard_placing() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not pg_has_role(session_user, 'owner', 'usage')
    and not exists (select from public.order_fees f where f.order_id = new.id) then
    raise exception 'not placed' using errcode = 'check_violation';
  end if;
  return null;
end $$;
alter function fx.guard_placing owner to effects;
create constraint trigger placed after insert on orders deferrable initially deferred for each row
  execute function fx.guard_placing();
