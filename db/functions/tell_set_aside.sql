-- Tells admins that a file of this import was set aside, because workers died at it. The worker calls it.
create or replace function fx.tell_set_aside(import_id uuid, by_mail boolean) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform fx.notify(array(select fx.active_admins()), 'import.set-aside',
      jsonb_build_object('company', s.name, 'supplierId', s.id, 'file', i.file_name), tell_set_aside.by_mail)
    from public.imports i join public.suppliers s on s.id = i.supplier_id where i.id = tell_set_aside.import_id;
end $$;
alter function fx.tell_set_aside owner to effects;
grant execute on function fx.tell_set_aside to worker;
