-- Trigger: a supplier's prices are shown only after sign-in, or to everybody again, from this transaction on. Whoever
-- writes a listing at the same time finishes first, or knows of it: none is left with the prices of before.
create or replace function fx.hide_prices() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('prices after sign-in', 0));
  perform fx.refresh_listings_of(new.id, new.prices_after_sign_in);
  return null;
end $$;
alter function fx.hide_prices owner to effects;
create or replace trigger hide_prices after update of prices_after_sign_in on suppliers for each row
  when (old.prices_after_sign_in <> new.prices_after_sign_in) execute function fx.hide_prices();
