-- Ends quotes whose last day has passed, at most so many, and returns how many. The worker calls it.
create or replace function fx.expire_quotes(most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare ended integer;
begin
  update public.quotes q set state = 'expired' where q.id = any (array(
    select o.id from public.quotes o
      where o.state in ('requested', 'offered', 'countered')
        and o.answer_by < (fx.now() at time zone interval '3 hours')::date
      order by o.answer_by, o.id limit most for no key update skip locked));
  get diagnostics ended = row_count;
  return ended;
end $$;
alter function fx.expire_quotes owner to effects;
grant execute on function fx.expire_quotes to worker;
