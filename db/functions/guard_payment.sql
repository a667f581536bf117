-- Constraint trigger: checks which role may change the state of a payment, and when. It runs after the policies.
create or replace function fx.guard_payment() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if fx.role() is null then return null; end if;
  if (fx.role(), old.state, new.state) in (('customer', 'due', 'proof_sent'), ('customer', 'refused', 'proof_sent'),
    ('admin', 'proof_sent', 'confirmed'), ('admin', 'proof_sent', 'refused'))
    and (fx.role() = 'admin' or exists (select from public.orders o where o.id = new.order_id
      and o.status <> 'cancelled')) then return null; end if;
  raise exception 'a % may not make % of %', fx.role(), new.state, old.state using errcode = 'check_violation';
end $$;
create or replace trigger guard after update on payments for each row execute function fx.guard_payment();
