-- Attaches uploaded files to an application, puts it on the desk's list, mails it to the company's inbox and a receipt
-- to the applicant. It accepts only a row that this transaction has written. It returns false if a file is gone or
-- belongs to another application.
create or replace function fx.receive_application(written uuid, files uuid[], due timestamptz, held_back text)
  returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  said public.applications;
  taken bigint;
  item uuid;
begin
  select * into said from public.applications a where a.id = written and a.xmin = pg_current_xact_id()::xid;
  if not found then raise exception 'no such application' using errcode = 'P0002'; end if;
  update public.application_files f set application_id = written where f.id = any (files) and f.application_id is null;
  get diagnostics taken = row_count;
  if taken <> cardinality(files) then return false; end if;
  item := fx.open_inbox_item('application', said.id, null, null, said.company_name, said.product_description,
    concat_ws(' ', said.contact_person, said.email, said.phone), due, held_back);
  if held_back is null then
    perform fx.mail_company_inbox('supplier-application', jsonb_build_object('id', said.id));
    perform fx.mail_receipt(item, 'application-receipt', said.email, said.language);
  end if;
  return true;
end $$;
alter function fx.receive_application owner to effects;
grant execute on function fx.receive_application to app;
