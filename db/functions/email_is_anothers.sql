-- Whether somebody else than this person has an e-mail address, or may still object to having lost it (decision 50).
-- Only functions of the same owner may call it.
create or replace function fx.email_is_anothers(email text, person uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select exists (select from public.accounts a
        where a.email = email_is_anothers.email and a.id is distinct from email_is_anothers.person)
      or exists (select from public.link_tokens t
        where t.kind = 'email-objection' and t.email = email_is_anothers.email
          and t.user_id is distinct from email_is_anothers.person and t.used_at is null and t.expires_at > fx.now());
  end;
alter function fx.email_is_anothers owner to effects;
