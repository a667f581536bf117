-- A ticket to act as who started an import, for their supplier. The worker calls it.
create or replace function fx.ticket_of_import(import uuid) returns text
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return (select fx.sign_ticket(i.made_by, i.supplier_id, 'supplier') from public.imports i where i.id = import);
end $$;
alter function fx.ticket_of_import owner to effects;
grant execute on function fx.ticket_of_import to worker;
