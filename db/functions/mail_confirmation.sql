-- Mails a person a link, and a code if one is given, that confirm an address. If somebody else has it, they are told
-- instead, and the person can't tell. Only functions of the same owner may call it.
create or replace function fx.mail_confirmation(person uuid, wanted text, session uuid, template text,
  token_hash bytea, expires_at timestamptz, code_hmac bytea, code_until timestamptz, mail_id uuid, arguments jsonb)
  returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into public.link_tokens (token_hash, kind, user_id, expires_at, email)
    values (mail_confirmation.token_hash, 'email-confirmation', person, mail_confirmation.expires_at, wanted);
  insert into public.email_confirmations (user_id, email, code_hmac, code_until, session_id)
    values (person, wanted, mail_confirmation.code_hmac, mail_confirmation.code_until, mail_confirmation.session)
    on conflict (user_id) do update set email = excluded.email, code_hmac = excluded.code_hmac,
      code_until = excluded.code_until, session_id = excluded.session_id, tries = 0;
  if fx.email_is_anothers(wanted, person) then
    perform fx.mail_account_holder(mail_confirmation.mail_id, wanted, 'known-account', '{}');
  else
    perform fx.queue_mail(mail_confirmation.arguments, array[mail_confirmation.mail_id],
        array[mail_confirmation.template], array[a.id], array[wanted], array[a.language])
      from public.accounts a where a.id = person;
  end if;
end $$;
alter function fx.mail_confirmation owner to effects;
