-- Attaches uploaded files to an application and mails it to the company's inbox. It accepts only a row that this
-- transaction has written. It returns false if a file is gone or belongs to another application.
create or replace function fx.submit_application(written uuid, files uuid[]) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  said public.applications;
  taken bigint;
begin
  select * into said from public.applications a where a.id = written and a.xmin = pg_current_xact_id()::xid;
  if not found then raise exception 'no such application' using errcode = 'P0002'; end if;
  update public.application_files f set application_id = written where f.id = any (files) and f.application_id is null;
  get diagnostics taken = row_count;
  if taken <> cardinality(files) then return false; end if;
  if said.held_back is null then
    perform fx.mail_company_inbox('supplier-application', jsonb_build_object('id', said.id));
  end if;
  return true;
end $$;
alter function fx.submit_application owner to effects;
grant execute on function fx.submit_application to app;
