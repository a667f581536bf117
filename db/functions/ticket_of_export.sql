-- A ticket to act as who asked for an export of orders; null if they no longer have the role or company for it. The
-- worker calls it.
create or replace function fx.ticket_of_export(export uuid, company uuid) returns text
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return (
    select fx.sign_ticket(e.made_by, p.company_id, e.role)
      from public.order_exports e
      join public.user_roles r on r.user_id = e.made_by and r.role = e.role
      join public.people p on p.id = e.made_by
      join public.accounts a on a.id = e.made_by
      where e.id = export and p.company_id is not distinct from ticket_of_export.company
        and a.suspended_at is null and a.anonymised_at is null);
end $$;
alter function fx.ticket_of_export owner to effects;
grant execute on function fx.ticket_of_export to worker;
