-- Constraint trigger: checks which status of a product may follow which, that reviewed fields of a listed product are
-- not changed without review, and how many a supplier has. It runs after the policies.
create or replace function fx.guard_product() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  at_once text[] := '{status,reason,price_cents,price_confirmed_at,tiers,minimum,made_to_order,lead_days,used,'
    'submitted_at,listed_at,updated_at}';
  before text := case when tg_op = 'UPDATE' then old.status end;
  at_once_listed boolean;
begin
  if fx.role() is null or fx.role() not in ('supplier', 'admin') then return null; end if;
  if tg_op = 'INSERT' and (select count(*) from public.products p
      where p.supplier_id = new.supplier_id and p.status <> 'archived') > fx.budget('products') then
    raise exception 'PRODUCTS_FULL' using errcode = 'TC001',
      detail = jsonb_build_object('max', fx.budget('products'));
  end if;
  if fx.role() = 'supplier' and before in ('listed', 'paused')
    and to_jsonb(new) - at_once <> to_jsonb(old) - at_once then
    raise exception 'waits for review' using errcode = 'check_violation';
  end if;
  if before is not distinct from new.status and tg_op = 'UPDATE' then return null; end if;
  at_once_listed := new.status = 'listed' and exists (select from public.company_settings s where s.publish_at_once)
    and exists (select from public.suppliers s where s.id = new.supplier_id and s.active
      and s.verified_until > fx.now());
  if coalesce(
    case fx.role()
      when 'supplier' then
        case new.status
          when 'draft' then before is null
          when 'in_review' then before is null or before in ('draft', 'changes_requested', 'rejected')
          when 'listed' then before = 'paused'
            or ((before is null or before in ('draft', 'changes_requested', 'rejected')) and at_once_listed)
          when 'paused' then before = 'listed'
          when 'archived' then before is not null
        end
      else
        case new.status
          when 'draft' then before is null
          when 'in_review' then before is null
          when 'listed' then before = 'in_review' or (coalesce(before, 'draft') = 'draft' and at_once_listed)
          when 'changes_requested' then before = 'in_review'
          when 'rejected' then before = 'in_review'
          when 'archived' then before is not null
        end
    end, false) then return null; end if;
  raise exception 'a % may not make % of %', fx.role(), new.status, coalesce(before, 'nothing')
    using errcode = 'check_violation';
end $$;
create or replace trigger guard after insert or update on products for each row execute function fx.guard_product();
