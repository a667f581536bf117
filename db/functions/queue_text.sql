-- Queues a text message to the number of a person, with its job. Only functions of the same owner may call it, so a
-- number always comes from a row.
create or replace function fx.queue_text(person uuid, id uuid, template text, arguments jsonb) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    insert into public.text_messages (id, user_id, channel, number, language, template, arguments)
      select queue_text.id, a.id, n.channel, n.number, a.language, queue_text.template, queue_text.arguments
        from public.text_numbers n join public.accounts a on a.id = n.user_id
        where n.user_id = person and a.anonymised_at is null;
    insert into public.outbox (task, payload, job_key)
      values ('send-text', jsonb_build_object('textId', queue_text.id), 'text:' || queue_text.id);
  end;
alter function fx.queue_text owner to effects;
