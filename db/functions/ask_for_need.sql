-- Asks a supplier for a price in the name of who needs something, as fx.prepare_quote does: of the customer's company,
-- or of somebody without an account as its contact. Until one of these has claimed the quote, its supplier reads our
-- name. Keeps to which need it belongs. For admins; ten suppliers at most, each once.
create or replace function fx.ask_for_need(need uuid, quote uuid, supplier uuid, terms jsonb, lines jsonb) returns text
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  told public.needs;
  asked text;
begin
  if fx.role() is distinct from 'admin' then raise exception 'for admins' using errcode = '42501'; end if;
  select * into told from public.needs n where n.id = need for no key update; -- two admins ask in turn
  if not found or (case when told.customer_id is null then told.email = '' -- forgotten
      else not exists (select from public.people p join public.accounts a on a.id = p.id
        where p.id = told.person_id and p.company_id = told.customer_id
          and num_nonnulls(a.suspended_at, a.anonymised_at) = 0) end) then
    raise exception 'NOT_FOUND' using errcode = 'TC001';
  end if;
  if (select count(*) from public.need_quotes q where q.need_id = need) >= 10
      or exists (select from public.need_quotes q where q.need_id = need and q.supplier_id = supplier) then
    raise exception 'WRONG_STATE' using errcode = 'TC001', detail = '{"state": "asked"}';
  end if;
  select p.number into asked from fx.prepare_quote(quote, told.customer_id,
    case when told.customer_id is null then jsonb_build_object('company', 'Ticarum', 'name', told.name,
      'email', told.email, 'language', told.language) end,
    supplier, terms, lines) p;
  insert into public.need_quotes (id, need_id, supplier_id) values (quote, need, supplier);
  return asked;
end $$;
alter function fx.ask_for_need owner to effects;
grant execute on function fx.ask_for_need to app_admin;
