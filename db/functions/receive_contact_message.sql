-- Puts a contact message on the desk's list, mails it to the company's inbox and a receipt to its writer. It accepts
-- only a row that this transaction has written, so that each message is mailed once.
create or replace function fx.receive_contact_message(written uuid, due timestamptz, held_back text) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  said public.contact_messages;
  item uuid;
begin
  select * into said from public.contact_messages c where c.id = written and c.xmin = pg_current_xact_id()::xid;
  if not found then raise exception 'no such message' using errcode = 'P0002'; end if;
  item := fx.open_inbox_item('contact', said.id, null, null, said.name, said.message, said.email, due, held_back);
  if held_back is not null then return; end if;
  perform fx.mail_company_inbox('contact-message', jsonb_build_object('id', said.id));
  perform fx.mail_receipt(item, 'contact-receipt', said.email, said.language);
end $$;
alter function fx.receive_contact_message owner to effects;
grant execute on function fx.receive_contact_message to app;
