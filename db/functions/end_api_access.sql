-- Trigger on people and accounts: whoever leaves a company, is suspended or asks to be deleted takes along the API
-- tokens and webhooks that they made there, also if they come back.
create or replace function fx.end_api_access() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from public.api_tokens t where t.user_id = new.id;
  delete from public.webhooks w where w.user_id = new.id;
  return null;
end $$;
alter function fx.end_api_access owner to effects;
create or replace trigger end_api_access after update of company_id on people for each row
  when (old.company_id is distinct from new.company_id) execute function fx.end_api_access();
create or replace trigger end_api_access after update of suspended_at, deletion_requested_at, anonymised_at on accounts
  for each row when (num_nonnulls(new.suspended_at, new.deletion_requested_at, new.anonymised_at) > 0)
  execute function fx.end_api_access();
