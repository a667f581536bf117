-- Constraint trigger: a supplier keeps at most 20 papers of its verification. It runs after the policies, and locks the
-- supplier, so that two are not added at once.
create or replace function fx.guard_paper() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if fx.role() is null then return null; end if;
  perform from public.suppliers s where s.id = new.supplier_id for update;
  if (select count(*) from public.supplier_papers p where p.supplier_id = new.supplier_id) > 20 then
    raise exception 'a supplier keeps at most 20 papers' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create or replace trigger guard after insert on supplier_papers for each row execute function fx.guard_paper();
