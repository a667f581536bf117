-- Puts what somebody needs on the desk's list, with its picture if it has one, and mails it to the company's inbox; who
-- has no account gets a receipt. It accepts only a row that this transaction has written. It returns false if the
-- picture is gone or belongs to another need.
create or replace function fx.receive_need(written uuid, picture uuid, due timestamptz, held_back text) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  said public.needs;
  who text;
  words text;
  item uuid;
begin
  select * into said from public.needs n where n.id = written and n.xmin = pg_current_xact_id()::xid;
  if not found then raise exception 'no such need' using errcode = 'P0002'; end if;
  if picture is not null then
    update public.need_pictures p set need_id = written where p.id = picture and p.need_id is null;
    if not found then return false; end if;
  end if;
  select coalesce(nullif(c.name, '—'), p.full_name), concat_ws(' ', p.full_name, a.email) into who, words
    from public.people p
    join public.accounts a on a.id = p.id
    join public.customers c on c.id = said.customer_id
    where p.id = said.person_id;
  item := fx.open_inbox_item('need', said.id, said.customer_id, null, coalesce(who, said.name), said.what,
    coalesce(words, said.email), due, held_back);
  if held_back is not null then return true; end if;
  perform fx.mail_company_inbox('need', jsonb_build_object('id', said.id));
  if said.person_id is null then perform fx.mail_receipt(item, 'contact-receipt', said.email, said.language); end if;
  return true;
end $$;
alter function fx.receive_need owner to effects;
grant execute on function fx.receive_need to app;
