-- Claims the quote behind a deal link, which the desk prepared, for the actor's company. The contact's confirmed
-- address gets it at once; whoever else has the link asks the desk, and all admins are told. A quote of others, or one
-- that is claimed, answers like a link that never was.
create or replace function fx.claim_quote(claim uuid, token_hash bytea) returns table (quote uuid, outcome text)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  wanted public.quotes;
  me uuid := fx.company();
  by_address boolean;
  is_new boolean;
begin
  select q.* into wanted from public.deal_links k join public.quotes q on q.id = k.quote_id
    where k.token_hash = claim_quote.token_hash and k.revoked_at is null
      and fx.role() = 'customer' and me is not null
    for update of q;
  if wanted.customer_id = me then
    return query select wanted.id, 'agreed'::text;
    return;
  end if;
  if wanted.customer_id is distinct from fx.unclaimed_company() then
    raise exception 'NOT_FOUND' using errcode = 'TC001';
  end if;
  if not fx.email_is_confirmed() then raise exception 'EMAIL_NOT_CONFIRMED' using errcode = 'TC001'; end if;
  perform fx.require_open_quote(wanted);
  by_address := exists (select from public.quote_contacts c join public.accounts a on a.email = c.email
    where c.quote_id = wanted.id and a.id = fx.me());
  insert into public.quote_claims (id, quote_id, company_id, claimed_by, state, decided_at)
    values (claim, wanted.id, me, fx.me(), case when by_address then 'agreed' else 'asked' end,
      case when by_address then fx.now() end)
    on conflict (quote_id, company_id) do update
      set state = 'agreed', claimed_by = excluded.claimed_by, decided_by = null, decided_at = excluded.decided_at
      where excluded.state = 'agreed';
  is_new := found;
  if by_address then
    perform fx.give_quote(wanted.id, me);
  else
    update public.quotes q set claim_asked = true where q.id = wanted.id and not q.claim_asked and exists (
      select from public.quote_claims c where c.quote_id = wanted.id and c.state = 'asked');
    if is_new then
      perform fx.notify(array(select fx.active_admins()), 'quote.claim-asked', jsonb_build_object('quoteId', wanted.id,
          'number', wanted.number, 'supplier', wanted.supplier_name, 'company', c.name), true)
        from public.customers c where c.id = me;
    end if;
  end if;
  return query select c.quote_id, c.state from public.quote_claims c
    where c.quote_id = wanted.id and c.company_id = me;
end $$;
alter function fx.claim_quote owner to effects;
grant execute on function fx.claim_quote to app;
