-- Ends proposals to amend an order whose last day has passed, at most so many, and returns how many. The worker calls
-- it.
create or replace function fx.expire_amendments(most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare ended integer;
begin
  update public.order_amendments a set state = 'expired', ended_at = fx.now() where a.id = any (array(
    select o.id from public.order_amendments o
      where o.state = 'proposed' and o.answer_by < (fx.now() at time zone interval '3 hours')::date
      order by o.answer_by, o.id limit most for no key update skip locked));
  get diagnostics ended = row_count;
  return ended;
end $$;
alter function fx.expire_amendments owner to effects;
grant execute on function fx.expire_amendments to worker;
