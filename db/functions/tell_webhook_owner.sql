-- Tells the owner of a webhook's company what became of it; the worker, which asks, reads nobody.
create or replace function fx.tell_webhook_owner(webhook uuid, kind text, host text) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform fx.notify(array(
      select p.id from public.webhooks w
        join public.people p on p.company_id = w.company_id and p.company_owner
        where w.id = tell_webhook_owner.webhook),
    tell_webhook_owner.kind, jsonb_build_object('host', tell_webhook_owner.host), true);
end $$;
alter function fx.tell_webhook_owner owner to effects;
grant execute on function fx.tell_webhook_owner to worker;
