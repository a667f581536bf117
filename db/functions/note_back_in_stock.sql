-- Trigger: once a listing can be ordered again, the worker tells those who asked for it.
create or replace function fx.note_back_in_stock() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (select from public.wishlists w
    where w.product_id = new.product_id and w.tell_when_back and w.removed_at is null) then
    perform fx.enqueue('tell-back-in-stock', jsonb_build_object('productId', new.product_id),
      'back:' || new.product_id);
  end if;
  return null;
end $$;
alter function fx.note_back_in_stock owner to effects;
create or replace trigger back_in_stock after update of stock, made_to_order, minimum on listings for each row
  when (not (old.made_to_order or old.stock >= old.minimum) and (new.made_to_order or new.stock >= new.minimum))
  execute function fx.note_back_in_stock();
create or replace trigger listed_again after insert on listings for each row
  when (new.made_to_order or new.stock >= new.minimum) execute function fx.note_back_in_stock();
