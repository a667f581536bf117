-- A message may be a stock phrase: its key, with the number or day that it says as the text. Every reader reads it in
-- their own language.
alter table messages
  drop constraint messages_body_check,
  add column phrase text,
  add constraint messages_body_check check (case when phrase is null then length(body) between 1 and 4000
    else fx.phrase_fits(phrase, body) end);
alter table conversations add column last_phrase text; -- of the last message

-- Who has not read for a while is mailed once (fx.tell_unread).
alter table conversation_readers
  add column unread_since timestamptz, -- of the first message that is unread
  add column told_at timestamptz; -- that there are unread ones; not again before they read
create index conversation_readers_waiting on conversation_readers (unread_since)
  where unread > 0 and told_at is null;
grant update (caused_by) on mail_log to effects;
