-- Takes out who quotes were prepared for, 90 days after they were claimed or after their last day, at most so many, and
-- returns how many. The worker calls it.
create or replace function fx.forget_contacts(most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  over uuid[] := array(
    select c.quote_id from public.quote_contacts c
      join public.quotes q on q.id = c.quote_id
      left join public.quote_claims g on g.quote_id = c.quote_id and g.state = 'agreed'
      where num_nonnulls(c.email, c.phone) > 0
        and (g.decided_at < fx.now() - interval '90 days'
          or q.answer_by < (fx.now() at time zone interval '3 hours')::date - 90)
      order by c.created_at, c.quote_id limit most);
begin
  update public.quote_contacts c set name = fx.erased_name(), email = null, phone = null where c.quote_id = any (over);
  update public.quotes q set customer_company = fx.erased_name()
    where q.id = any (over) and q.customer_id = fx.unclaimed_company();
  return cardinality(over);
end $$;
alter function fx.forget_contacts owner to effects;
grant execute on function fx.forget_contacts to worker;
