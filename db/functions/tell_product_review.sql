-- Trigger: tells webhooks of the supplier what the desk decided of a product, or of what was to change in one.
create or replace function fx.tell_product_review() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare decided jsonb := to_jsonb(new);
begin
  perform fx.queue_webhooks(array[new.supplier_id], 'product.reviewed',
    coalesce(decided ->> 'status', decided ->> 'state'),
    coalesce(decided ->> 'product_id', decided ->> 'id')::uuid);
  return null;
end $$;
alter function fx.tell_product_review owner to effects;
create or replace trigger tell_review after update of status on products for each row
  when (old.status = 'in_review' and new.status in ('listed', 'changes_requested', 'rejected'))
  execute function fx.tell_product_review();
create or replace trigger tell_review after update of state on product_revisions for each row
  when (old.state = 'waiting' and new.state in ('accepted', 'sent_back')) execute function fx.tell_product_review();
