-- Keeps a webhook that the owner of a company has just made. A company has five at most; those that are made at once
-- wait for each other. Asked for again under the same id, because the answer was lost, it is the same one with another
-- secret; false then. After ten minutes, or once something was sent to it, that is refused.
create or replace function fx.make_webhook(id uuid, url text, kinds text[], secret bytea) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare most constant integer := 5;
begin
  if fx.role() is null or fx.role() not in ('supplier', 'customer') or not fx.company_owner() then
    raise exception 'only owners make webhooks' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('webhooks ' || fx.company(), 0));
  if exists (select from public.webhooks w where w.id = make_webhook.id) then
    update public.webhooks w set secret = make_webhook.secret
      where w.id = make_webhook.id and w.company_id = fx.company() and w.user_id = fx.me()
        and w.url = make_webhook.url and w.kinds = make_webhook.kinds
        and w.created_at > fx.now() - interval '10 minutes'
        and not exists (select from public.webhook_deliveries d where d.webhook_id = w.id);
    if not found then raise exception 'CHANGED_MEANWHILE' using errcode = 'TC001'; end if;
    return false;
  end if;
  if (select count(*) from public.webhooks w where w.company_id = fx.company()) >= most then
    raise exception 'WEBHOOKS_FULL' using errcode = 'TC001', detail = jsonb_build_object('max', most);
  end if;
  insert into public.webhooks (id, company_id, user_id, url, kinds, secret)
    values (make_webhook.id, fx.company(), fx.me(), make_webhook.url, make_webhook.kinds, make_webhook.secret);
  return true;
end $$;
alter function fx.make_webhook owner to effects;
grant execute on function fx.make_webhook to app;
