-- Notifies the other companies of a quote of what the actor wrote in its thread. The desk reads along, and is notified
-- of nothing that happens to quotes. Only functions of the same owner may call it.
create or replace function fx.tell_of_quote(asked uuid, sender text, body text, phrase text) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform fx.notify(array(
      select r.user_id from public.people p
        join public.user_roles r on r.user_id = p.id and r.role <> fx.role()
        join public.accounts a on a.id = p.id and a.suspended_at is null and a.anonymised_at is null
        where (p.company_id, r.role) in ((q.customer_id, 'customer'), (q.supplier_id, 'supplier'))
        order by r.user_id),
      'quote.note',
      jsonb_strip_nulls(jsonb_build_object('quoteId', q.id, 'number', q.number, 'text', left(tell_of_quote.body, 1000),
          'phrase', tell_of_quote.phrase))
        || case fx.role() when 'admin' then jsonb_build_object('name', 'Ticarum')
          else jsonb_build_object('name', sender, 'userId', fx.me()) end, true)
    from public.quotes q where q.id = asked;
end $$;
alter function fx.tell_of_quote owner to effects;
