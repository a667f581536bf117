-- Messages that came by e-mail (fx.receive_mail). The hash of the e-mail's Message-ID lets a delivery that is repeated
-- have no second effect.
alter table messages
  add column received_hash bytea, -- null: it did not come by e-mail
  add column cut boolean, -- the e-mail was longer than what is kept
  add column files_left_out integer, -- how many attachments it had, which are never kept
  add check (num_nulls(received_hash, cut, files_left_out) in (0, 3)),
  add check (received_hash is null or side = 'customer');
create unique index messages_received on messages (conversation_id, received_hash);
