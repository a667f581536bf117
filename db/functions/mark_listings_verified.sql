-- Trigger: copies a supplier's seal to its listings, for the filter 'verified only'; to many by a job.
create or replace function fx.mark_listings_verified() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  at_once constant integer := 500;
  seal boolean := coalesce(new.verified_until > fx.now(), false);
begin
  if (select count(*) from (select from public.listings l
      where l.supplier_id = new.id and l.verified <> seal limit at_once + 1) l) > at_once then
    perform fx.refresh_listings_of(new.id);
  else
    update public.listings l set verified = seal where l.supplier_id = new.id and l.verified <> seal;
  end if;
  return null;
end $$;
alter function fx.mark_listings_verified owner to effects;
create or replace trigger mark_verified after update of verified_until on suppliers for each row
  execute function fx.mark_listings_verified();
