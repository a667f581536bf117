-- Constraint trigger: checks which state of a verification may follow which, for every role. It runs after the
-- policies.
create or replace function fx.guard_verification() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  before text := coalesce((
    select v.state from public.verifications v where v.supplier_id = new.supplier_id and v.id <> new.id
      order by v.created_at desc, v.id desc limit 1), 'new');
begin
  if fx.role() is null or (fx.role(), before, new.state) in (
    ('supplier', 'new', 'submitted'),
    ('supplier', 'changes_requested', 'submitted'),
    ('supplier', 'rejected', 'submitted'),
    ('supplier', 'expired', 'submitted'),
    ('admin', 'submitted', 'in_review'),
    ('admin', 'in_review', 'verified'),
    ('admin', 'in_review', 'changes_requested'),
    ('admin', 'in_review', 'rejected'),
    ('admin', 'verified', 'suspended'),
    ('admin', 'suspended', 'verified'),
    ('system', 'verified', 'expired')) then return null; end if;
  raise exception 'a % may not make % of %', fx.role(), new.state, before using errcode = 'check_violation';
end $$;
create or replace trigger guard after insert on verifications for each row execute function fx.guard_verification();
