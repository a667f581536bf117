-- Puts a change of ways to pay and of the limit of refunds into effect. Only functions of the same owner may call it.
create or replace function fx.put_change_in_effect(ways jsonb, refund_limit bigint) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform fx.put_ways_in_effect(ways);
  update public.company_private p set refund_limit_cents = refund_limit where refund_limit is not null;
end $$;
alter function fx.put_change_in_effect owner to effects;
