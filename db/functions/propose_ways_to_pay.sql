-- As fx.propose_trade_change, with the limit of refunds as it is. For processes of the release before.
create or replace function fx.propose_ways_to_pay(id uuid, ways jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform fx.propose_trade_change(propose_ways_to_pay.id, propose_ways_to_pay.ways, null);
end $$;
alter function fx.propose_ways_to_pay owner to effects;
grant execute on function fx.propose_ways_to_pay to app_admin;
