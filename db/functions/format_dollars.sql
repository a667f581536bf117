-- Cents as '$1234.50', for totals in e-mails.
create or replace function fx.format_dollars(cents bigint) returns text language sql immutable strict parallel safe
  return '$' || (cents / 100)::text || '.' || lpad((cents % 100)::text, 2, '0');
grant execute on function fx.format_dollars to effects;
