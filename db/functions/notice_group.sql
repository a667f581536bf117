-- The group in which notices of this kind wait for each other, to become one e-mail; null: each is mailed at once, as
-- what is about money, security or a new order.
create or replace function fx.notice_group(kind text) returns text language sql immutable
  return case
    when kind in ('order.note', 'order.shipping', 'order.status') then 'orders'
    when kind = 'quote.note' then 'quotes'
    when split_part(kind, '.', 1) in ('product', 'products', 'revision') then 'reviews'
    when kind = 'user.joined' then 'joined'
    when kind = 'feedback.sent' then 'feedback'
    when kind = 'wishlist.back' then 'wishes'
  end;
grant execute on function fx.notice_group to effects;
