-- What an admin wants customers to see as ways to pay. It replaces what waited; where there is no other admin who could
-- agree, it takes effect a day later.
create or replace function fx.propose_ways_to_pay(id uuid, ways jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not fx.is_admin() then
    raise exception 'only admins say how the company is paid' using errcode = '42501';
  end if;
  update public.payment_way_changes c set state = 'withdrawn', decided_by = fx.me(), decided_at = fx.now()
    where c.state = 'waiting';
  insert into public.payment_way_changes (id, ways, proposed_by, due_at)
    values (propose_ways_to_pay.id, propose_ways_to_pay.ways, fx.me(),
      case when not exists (select from fx.active_admins() other where other <> fx.me())
        then fx.now() + interval '1 day' end);
end $$;
alter function fx.propose_ways_to_pay owner to effects;
grant execute on function fx.propose_ways_to_pay to app_admin;
