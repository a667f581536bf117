-- Expires verifications whose time is over, at most as many as there are ids for the new rows, and returns the members
-- to notify. The worker calls it.
create or replace function fx.expire_verifications(ids uuid[]) returns table (supplier_id uuid, person_id uuid)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare ended uuid[];
begin
  select array_agg(s.id) into ended from (
    select s.id from public.suppliers s where s.verified_until <= fx.now()
      order by s.verified_until limit cardinality(ids) for update skip locked) s;
  insert into public.verifications (id, supplier_id, state)
    select ids[n], e.id, 'expired' from unnest(ended) with ordinality e(id, n);
  update public.suppliers s set verified_until = null where s.id = any (ended);
  return query select e.id, m from unnest(ended) e(id) left join lateral fx.supplier_members(e.id) m on true;
end $$;
alter function fx.expire_verifications owner to effects;
grant execute on function fx.expire_verifications to worker;
