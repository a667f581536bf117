-- What an e-mail says about a placed order, in the reader's language. The worker calls it when the e-mail is sent.
create or replace function fx.order_letter(ordered uuid, language text)
  returns table (number text, "customerName" text, "customerEmail" text, "supplierName" text, "productName" text,
    "furtherProducts" integer, quantity integer, "totalCents" bigint, incoterm text, place text,
    notes text, "depositCents" bigint, "depositDays" integer, ways text)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query select o.number, o.customer_name, o.customer_email, o.supplier_name,
      fx.order_line_name(l.names, l.original_language, order_letter.language), o.line_count - 1,
      o.quantity, o.total_cents, o.incoterm, o.basis_place, coalesce(o.notes, ''),
      o.deposit_cents, o.deposit_days,
      -- titles only: what an account is paid by is read on the order's page, which nobody can forge
      coalesce((select string_agg(w.title, ', ' order by w.position, w.id) from public.payment_ways w
        cross join lateral (select (fx.now() at time zone interval '3 hours')::date as today) t
        where coalesce(w.valid_from <= t.today, true) and coalesce(w.valid_to >= t.today, true)), '')
    from public.orders o join public.order_lines l on l.order_id = o.id and l.version = o.version
      and l.position = 0
    where o.id = ordered;
end $$;
alter function fx.order_letter owner to effects;
grant execute on function fx.order_letter to worker;
