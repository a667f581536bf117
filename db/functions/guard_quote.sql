-- Trigger: which state of a quote may follow which, by whom and until when; `quoteChanges` in
-- contract/src/values/quote-rules.ts has the same table. Versions, orders, the clock, closing and claims come by
-- functions only, and what somebody has claimed stays theirs.
create or replace function fx.guard_quote() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  is_open boolean := tg_op = 'UPDATE' and old.state in ('requested', 'offered', 'countered');
  in_time boolean := tg_op = 'UPDATE' and old.answer_by >= (fx.now() at time zone interval '3 hours')::date;
  by_function boolean := current_user = 'effects';
  stands boolean := tg_op = 'UPDATE' and by_function and new.state = old.state and new.version = old.version;
begin
  if fx.role() is null then return null; end if;
  if tg_op = 'INSERT' then
    if new.state = 'requested' and fx.email_is_confirmed()
      and (fx.role() = 'customer' or fx.role() = 'admin' and by_function) then
      return null;
    end if;
    raise exception 'a % requests no quotes', fx.role() using errcode = 'check_violation';
  end if;
  if new.customer_id <> old.customer_id then
    if stands and is_open and in_time and old.customer_id = fx.unclaimed_company()
      and fx.role() in ('customer', 'admin') then return null; end if;
    raise exception 'a quote is claimed once' using errcode = 'check_violation';
  end if;
  if stands and (new.claim_asked <> old.claim_asked or fx.role() = 'system') then
    return null; -- the system takes out who requested it (fx.erase_from_quotes)
  end if;
  if not coalesce(case new.state
      when 'offered' then by_function and fx.role() in ('supplier', 'admin') and in_time
        and old.state in ('requested', 'countered') and new.supplier_versions = old.supplier_versions + 1
        and new.answer_by between (fx.now() at time zone interval '3 hours')::date
          and (fx.now() at time zone interval '3 hours')::date + 180
      when 'countered' then by_function and fx.role() = 'customer' and in_time and old.state = 'offered'
        and new.customer_versions = old.customer_versions + 1
      when 'ordered' then by_function and fx.role() = 'customer' and in_time and old.state = 'offered'
      when 'withdrawn' then fx.role() = 'customer' and in_time and is_open
      when 'declined' then fx.role() = 'supplier' and in_time and old.state in ('requested', 'countered')
      when 'expired' then by_function and fx.role() = 'system' and not in_time and is_open
      when 'closed' then by_function and is_open
    end, false) then
    raise exception 'a % may not make % of %', fx.role(), new.state, old.state using errcode = 'check_violation';
  end if;
  return null;
end $$;
create or replace trigger guard after insert or update on quotes for each row execute function fx.guard_quote();
