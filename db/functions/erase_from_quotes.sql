-- Takes a person out of quotes, and the companies that go with them, whose open ones it closes. Only functions of the
-- same owner may call it.
create or replace function fx.erase_from_quotes(person uuid, companies uuid[]) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update public.quotes q set state = 'closed'
    where q.customer_id = any (companies) and q.state in ('requested', 'offered', 'countered');
  update public.quotes q set customer_company = fx.erased_name() where q.customer_id = any (companies);
  update public.quote_versions v set actor_name = fx.erased_name(), notes = case when v.notes is null then null
      else fx.erased_name() end
    where v.actor_id = person;
  update public.quote_contacts c set name = fx.erased_name(), email = null, phone = null
    where c.email = (select a.email from public.accounts a where a.id = person) or c.quote_id in (
      select g.quote_id from public.quote_claims g where g.claimed_by = person and g.state = 'agreed');
  update public.quote_events e set actor_name = fx.erased_name() where e.actor_id = person;
  update public.notifications n set arguments = n.arguments || jsonb_build_object('customer', fx.erased_name())
    where n.arguments ? 'customer' and n.arguments ->> 'quoteId' in (
      select q.id::text from public.quotes q where q.customer_id = any (companies));
end $$;
alter function fx.erase_from_quotes owner to effects;
