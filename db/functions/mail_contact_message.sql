-- Mails a contact message to the company's inbox. It accepts only a row that this transaction has written, so that each
-- message is mailed once.
create or replace function fx.mail_contact_message(written uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  said public.contact_messages;
begin
  select * into said from public.contact_messages c where c.id = written and c.xmin = pg_current_xact_id()::xid;
  if not found then raise exception 'no such message' using errcode = 'P0002'; end if;
  if said.held_back is not null then return; end if;
  perform fx.mail_company_inbox('contact-message', jsonb_build_object('id', said.id));
end $$;
alter function fx.mail_contact_message owner to effects;
grant execute on function fx.mail_contact_message to app;
