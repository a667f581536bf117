-- What the last version of a quote chose, for whoever has the link to it.
create or replace function fx.choices_of_deal(token_hash bytea) returns jsonb
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select v.choices
      from public.deal_links k
      join public.quotes q on q.id = k.quote_id
      join public.quote_versions v on v.quote_id = q.id and v.customer_id = q.customer_id
        and v.supplier_id = q.supplier_id and v.number = q.version
      where k.token_hash = choices_of_deal.token_hash and k.revoked_at is null;
  end;
alter function fx.choices_of_deal owner to effects;
grant execute on function fx.choices_of_deal to app, app_admin;
