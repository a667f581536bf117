-- Constraint trigger: nothing is added to an order that was placed, but the lines of its next version.
create or replace function fx.guard_order_line() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not pg_has_role(session_user, 'owner', 'usage')
    and exists (select from added a join public.order_fees f on f.order_id = a.order_id
      join public.orders o on o.id = a.order_id where a.version <= o.version) then
    raise exception 'the order was placed' using errcode = 'check_violation';
  end if;
  return null;
end $$;
alter function fx.guard_order_line owner to effects;
create or replace trigger guard after insert on order_lines referencing new table as added for each statement
  execute function fx.guard_order_line();
