-- Takes back what the actor's company, a supplier, wanted to change of what was checked: without the seal its settings
-- take effect at once.
create or replace function fx.withdraw_supplier_change() returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    delete from public.supplier_changes c
      where c.supplier_id = fx.company() and c.state = 'waiting' and fx.role() = 'supplier' and fx.company_owner();
  end;
alter function fx.withdraw_supplier_change owner to effects;
grant execute on function fx.withdraw_supplier_change to app;
