-- Mails what the actor, an admin, has just written in a conversation to whoever it answers. False: there is nobody to
-- mail any more.
create or replace function fx.mail_reply(id uuid, message uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  said public.messages;
  mailed integer;
begin
  select * into said from public.messages m where m.id = mail_reply.message and m.mail_id = mail_reply.id
    and m.side = 'desk' and m.sender_id = fx.me() and m.xmin = pg_current_xact_id()::xid;
  if not found then raise exception 'no such answer' using errcode = 'P0002'; end if;
  perform fx.queue_mail(jsonb_build_object('messageId', said.id), array[mail_reply.id], array['desk-reply'],
      array[r.account_id], array[r.email], array[r.language])
    from fx.reply_recipient(said.conversation_id) r;
  get diagnostics mailed = row_count;
  return mailed > 0;
end $$;
alter function fx.mail_reply owner to effects;
grant execute on function fx.mail_reply to app_admin;
