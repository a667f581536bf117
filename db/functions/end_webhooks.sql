-- Trigger on people and accounts: whoever leaves a company, is suspended or asks to be deleted takes the webhooks along
-- that they made there, as API tokens are.
create or replace function fx.end_webhooks() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from public.webhooks w where w.user_id = new.id;
  return null;
end $$;
alter function fx.end_webhooks owner to effects;
create or replace trigger end_webhooks after update of company_id on people for each row
  when (old.company_id is distinct from new.company_id) execute function fx.end_webhooks();
create or replace trigger end_webhooks after update of suspended_at, deletion_requested_at, anonymised_at on accounts
  for each row when (num_nonnulls(new.suspended_at, new.deletion_requested_at, new.anonymised_at) > 0)
  execute function fx.end_webhooks();
