-- Constraint trigger: who may rate an order, change that and answer, and when, as contract/src/values/order-rules.ts
-- has it. It runs after the policies.
create or replace function fx.guard_rating() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  mine text[];
begin
  if fx.role() is null then return null; end if;
  if tg_op = 'UPDATE' then
    mine := case fx.role()
      when 'customer' then '{stars,words,language,changed_at}'::text[]
      when 'supplier' then '{answer,answer_language,answered_by,answered_at}'
      when 'admin' then '{words_hidden,answer_hidden}'
      when 'system' then '{words,answer}'
    end;
    if mine is null or to_jsonb(new) - mine <> to_jsonb(old) - mine then
      raise exception 'not for a % to change', fx.role() using errcode = 'check_violation';
    end if;
    if fx.role() in ('admin', 'system') then return null; end if;
    if fx.role() = 'supplier' and (new.answer is null or new.answered_by is distinct from fx.me()) then
      raise exception 'an answer has words and an author' using errcode = 'check_violation';
    end if;
    if fx.role() = 'customer' and old.created_at <= fx.now() - interval '30 days' then
      raise exception 'rated more than 30 days ago' using errcode = 'check_violation';
    end if;
  elsif fx.role() <> 'customer' then
    raise exception 'a % rates no supplier', fx.role() using errcode = 'check_violation';
  end if;
  if not fx.email_is_confirmed() then
    raise exception 'the e-mail address is not confirmed' using errcode = 'check_violation';
  end if;
  if fx.role() = 'customer' and not exists (select from public.orders o where o.id = new.order_id
      and o.status <> 'cancelled' and (o.received_at is not null or o.shipping_status = 'delivered')) then
    raise exception 'cancelled, or not here yet' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create or replace trigger guard after insert or update on ratings for each row execute function fx.guard_rating();
