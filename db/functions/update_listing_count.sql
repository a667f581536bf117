-- Trigger: maintains the number of a supplier's listings. The first listing makes the supplier's business e-mail
-- public.
create or replace function fx.update_listing_count() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update public.suppliers s set listed_products = s.listed_products + c.more,
      business_email = case when tg_op = 'INSERT' and p.email_shown <> 'hidden'
        then coalesce(s.business_email, p.business_email) else s.business_email end
    from (select l.supplier_id, count(*) * (case tg_op when 'INSERT' then 1 else -1 end) as more from changed l
      group by l.supplier_id) c
    left join public.supplier_private p on p.supplier_id = c.supplier_id
    where s.id = c.supplier_id;
  return null;
end $$;
alter function fx.update_listing_count owner to effects;
create or replace trigger count_more after insert on listings referencing new table as changed for each statement
  execute function fx.update_listing_count();
create or replace trigger count_fewer after delete on listings referencing old table as changed for each statement
  execute function fx.update_listing_count();
