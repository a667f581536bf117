-- A message may be a stock phrase: its key, with the number or day that it says as the text. Every reader reads it in
-- their own language.
alter table messages
  drop constraint messages_body_check,
  add column phrase text,
  add constraint messages_body_check check (case when phrase is null then length(body) between 1 and 4000
    else fx.phrase_fits(phrase, body) end);
alter table conversations add column last_phrase text; -- of the last message
