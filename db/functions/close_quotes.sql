-- Trigger: closes the open quotes of a supplier who no longer acts, or about a product that was archived.
create or replace function fx.close_quotes() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update public.quotes q set state = 'closed' where q.id = any (array(
    select o.id from public.quotes o
      where o.state in ('requested', 'offered', 'countered') and case tg_table_name
        when 'suppliers' then o.supplier_id = new.id
        else o.id in (select l.quote_id from public.quote_lines l
          where l.product_id = new.id and l.version = o.version and not l.struck_out) end
      order by o.id for no key update));
  return null;
end $$;
alter function fx.close_quotes owner to effects;
create or replace trigger close_quotes after update of active on suppliers for each row
  when (old.active and not new.active) execute function fx.close_quotes();
create or replace trigger close_quotes after update of status on products for each row
  when (new.status = 'archived' and old.status <> 'archived') execute function fx.close_quotes();
