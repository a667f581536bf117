-- Proposes where the actor's company, a supplier, is paid from now on, and tells all admins, whom the actor may not
-- see. It replaces an earlier proposal; what was agreed stays in effect until an admin agrees to the new one.
create or replace function fx.propose_payout(id uuid, holder text, bank text, iban text, swift text, by_mail boolean)
  returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if fx.role() is distinct from 'supplier' or not fx.company_owner() then
    raise exception 'only owners of a supplier say where it is paid' using errcode = '42501';
  end if;
  perform from public.suppliers s where s.id = fx.company() for update;
  update public.payout_details p set state = 'replaced' where p.supplier_id = fx.company() and p.state = 'proposed';
  insert into public.payout_details (id, supplier_id, holder, bank, iban, swift, proposed_by)
    values (propose_payout.id, fx.company(), propose_payout.holder, propose_payout.bank, propose_payout.iban,
      propose_payout.swift, fx.me());
  perform fx.notify(array(select fx.active_admins()), 'payout.proposed',
    jsonb_build_object('company', s.name, 'supplierId', s.id), propose_payout.by_mail)
    from public.suppliers s where s.id = fx.company();
end $$;
alter function fx.propose_payout owner to effects;
grant execute on function fx.propose_payout to app;
