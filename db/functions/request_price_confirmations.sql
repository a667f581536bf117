-- Marks suppliers whose prices were not confirmed since then as asked, each once in that time, and returns the members
-- to notify. The worker calls it.
create or replace function fx.request_price_confirmations(since timestamptz, most integer)
  returns table (supplier_id uuid, person_id uuid)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare asked uuid[];
begin
  select array_agg(p.supplier_id) into asked from (
    select p.supplier_id from public.supplier_private p
      where (p.prices_asked_at is null or p.prices_asked_at <= since)
        and exists (select from public.products r where r.supplier_id = p.supplier_id and r.status = 'listed'
          and r.price_confirmed_at <= since)
      order by p.supplier_id limit most for update skip locked) p;
  update public.supplier_private p set prices_asked_at = fx.now() where p.supplier_id = any (asked);
  return query select e.id, m from unnest(asked) e(id) left join lateral fx.supplier_members(e.id) m on true;
end $$;
alter function fx.request_price_confirmations owner to effects;
grant execute on function fx.request_price_confirmations to worker;
