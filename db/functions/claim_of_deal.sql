-- What became of the claim of the actor's company to the quote behind a deal link; no row: none was made.
create or replace function fx.claim_of_deal(token_hash bytea) returns table (quote uuid, outcome text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select q.id, case when q.customer_id = fx.company() then 'agreed' else c.state end
      from public.deal_links k
      join public.quotes q on q.id = k.quote_id
      left join public.quote_claims c on c.quote_id = q.id and c.company_id = fx.company()
      where k.token_hash = claim_of_deal.token_hash and k.revoked_at is null and fx.role() = 'customer'
        and (q.customer_id = fx.company() or c.id is not null);
  end;
alter function fx.claim_of_deal owner to effects;
grant execute on function fx.claim_of_deal to app;
