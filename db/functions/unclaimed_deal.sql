-- Whether nobody has claimed the quote behind a deal link, for whoever has the link.
create or replace function fx.unclaimed_deal(token_hash bytea) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select exists (select from public.deal_links k join public.quotes q on q.id = k.quote_id
      where k.token_hash = unclaimed_deal.token_hash and k.revoked_at is null
        and q.customer_id = fx.unclaimed_company());
  end;
alter function fx.unclaimed_deal owner to effects;
grant execute on function fx.unclaimed_deal to app, app_admin;
