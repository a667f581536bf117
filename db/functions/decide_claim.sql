-- An admin lets a company have a quote that it claims, or not, and tells who claimed it.
create or replace function fx.decide_claim(claim uuid, agreed boolean) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  wanted public.quotes;
  decided public.quote_claims;
begin
  if fx.role() is distinct from 'admin' then raise exception 'for admins' using errcode = '42501'; end if;
  select q.* into wanted from public.quotes q
    where q.id = (select c.quote_id from public.quote_claims c where c.id = claim) for update;
  if not found then raise exception 'NOT_FOUND' using errcode = 'TC001'; end if;
  select * into decided from public.quote_claims c where c.id = claim;
  if decided.state <> 'asked' then
    raise exception 'WRONG_STATE' using errcode = 'TC001', detail = jsonb_build_object('state', decided.state);
  end if;
  if agreed then perform fx.require_open_quote(wanted); end if;
  update public.quote_claims c set state = case when agreed then 'agreed' else 'refused' end, decided_by = fx.me(),
      decided_at = fx.now()
    where c.id = claim;
  if agreed then
    perform fx.give_quote(wanted.id, decided.company_id);
  else
    update public.quotes q set claim_asked = false where q.id = wanted.id and q.claim_asked and not exists (
      select from public.quote_claims c where c.quote_id = q.id and c.state = 'asked');
  end if;
  perform fx.notify(array[decided.claimed_by], case when agreed then 'quote.given' else 'quote.not-given' end,
    jsonb_strip_nulls(jsonb_build_object('number', wanted.number, 'supplier', wanted.supplier_name,
      'quoteId', case when agreed then wanted.id end)),
    true);
end $$;
alter function fx.decide_claim owner to effects;
grant execute on function fx.decide_claim to app_admin;
