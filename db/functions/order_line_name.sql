-- The name of an order's line in a language, else in English, else in its original language.
create or replace function fx.order_line_name(names jsonb, original text,
  language text) returns text language sql immutable parallel safe
  return coalesce(names ->> language, names ->> 'en', names ->> original, '');
grant execute on function fx.order_line_name to effects;
