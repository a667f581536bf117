-- What an e-mail says about a contact message. The worker calls it when the e-mail is sent.
create or replace function fx.contact_letter(written uuid)
  returns table ("itemId" uuid, name text, email text, message text)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query select i.id, c.name, c.email, c.message
    from public.contact_messages c join public.conversations i on i.kind = 'contact' and i.subject_id = c.id
    where c.id = written;
end $$;
alter function fx.contact_letter owner to effects;
grant execute on function fx.contact_letter to worker;
