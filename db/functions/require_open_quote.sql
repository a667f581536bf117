-- Refuses a quote that has ended, also by its last day. Only functions of the same owner may call it.
create or replace function fx.require_open_quote(quote public.quotes) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if quote.state in ('requested', 'offered', 'countered')
    and quote.answer_by >= (fx.now() at time zone interval '3 hours')::date then return; end if;
  raise exception 'WRONG_STATE' using errcode = 'TC001', detail = jsonb_build_object('state',
    case when quote.state in ('requested', 'offered', 'countered') then 'expired' else quote.state end);
end $$;
alter function fx.require_open_quote owner to effects;
