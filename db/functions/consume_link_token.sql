-- Uses a link's token once and returns its holder; null if it is unknown, used or expired. Only functions of the same
-- owner, which do what the link is for, may call it.
create or replace function fx.consume_link_token(token_hash bytea, kind text) returns uuid
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    update public.link_tokens t set used_at = fx.now()
      where t.token_hash = consume_link_token.token_hash and t.kind = consume_link_token.kind and t.used_at is null
        and t.expires_at > fx.now()
      returning t.user_id;
  end;
alter function fx.consume_link_token owner to effects;
