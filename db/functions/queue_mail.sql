-- Writes a message to the mail log, with its arguments and its job. Only functions of the same owner may call it, so
-- a recipient always comes from a row.
create or replace function fx.queue_mail(id uuid, recipient_id uuid, recipient text,
  language text, template text, arguments jsonb) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    insert into public.mail_log (id, recipient_id, recipient, language, template)
      values (queue_mail.id, queue_mail.recipient_id, queue_mail.recipient, queue_mail.language, queue_mail.template);
    insert into public.mail_arguments (mail_id, arguments) values (queue_mail.id, queue_mail.arguments);
    select fx.enqueue('send-mail', jsonb_build_object('mailId', queue_mail.id), 'mail:' || queue_mail.id);
  end;
alter function fx.queue_mail owner to effects;
