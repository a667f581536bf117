-- Takes out what companies say of themselves that goes with their last member. A supplier's products are paused; its
-- name and entry in the register stay, as its customers' papers name them, unless the name is that of the person. Only
-- functions of the same owner may call it.
create or replace function fx.erase_companies(companies uuid[], name text) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare paused uuid[];
begin
  delete from public.cart_lines l where l.customer_id = any (companies);
  delete from public.addresses a where a.customer_id = any (companies);
  update public.customers c set name = fx.erased_name(), legal_name = null, address = null, tax_number = null
    where c.id = any (companies);

  delete from public.supplier_changes c where c.supplier_id = any (companies);
  with papers as (delete from public.supplier_papers p where p.supplier_id = any (companies) returning p.file)
    insert into public.outbox (task, payload) select 'sweep-paper', jsonb_build_object('file', p.file) from papers p;
  update public.suppliers s set business_email = null,
      name = case when s.name = erase_companies.name then '—' else s.name end,
      legal_name = case when s.legal_name = erase_companies.name then null else s.legal_name end
    where s.id = any (companies);
  update public.supplier_private p set phone = null, address = null, business_email = null, email_shown = 'hidden'
    where p.supplier_id = any (companies);
  paused := array(select p.id from public.products p where p.supplier_id = any (companies) and p.status = 'listed');
  update public.products p set status = 'paused', updated_at = fx.now() where p.id = any (paused);
  perform fx.refresh_listings(paused);
end $$;
alter function fx.erase_companies owner to effects;
