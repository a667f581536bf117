-- Trigger: copies a supplier's seal to its listings, for the filter 'verified only'.
create or replace function fx.mark_listings_verified() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update public.listings l set verified = coalesce(new.verified_until > fx.now(), false)
    where l.supplier_id = new.id and l.verified <> coalesce(new.verified_until > fx.now(), false);
  return null;
end $$;
alter function fx.mark_listings_verified owner to effects;
create or replace trigger mark_verified after update of verified_until on suppliers for each row
  execute function fx.mark_listings_verified();
