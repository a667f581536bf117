-- Queues a delivery for each webhook of these companies that is told of this kind, in the transaction of what happened;
-- most companies have none, and cost one look. What a webhook misses while it is switched off is set aside, for its
-- owner to replay. Only functions of the same owner may call it.
create or replace function fx.queue_webhooks(companies uuid[], kind text, change text, subject uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not exists (select from public.webhooks w where w.company_id = any (companies)) then return; end if;
  with queued as (
    insert into public.webhook_deliveries (id, webhook_id, company_id, kind, change, subject_id, state, next_try_at)
      select fx.new_id(), w.id, w.company_id, queue_webhooks.kind, queue_webhooks.change, queue_webhooks.subject,
          case when w.switched_off_at is null then 'waiting' else 'set_aside' end,
          case when w.switched_off_at is null then fx.now() end
        from public.webhooks w
        where w.company_id = any (companies) and queue_webhooks.kind = any (w.kinds)
      returning id, company_id, state
  )
  insert into public.outbox (task, payload, job_key)
    select 'deliver-webhook', jsonb_build_object('deliveryId', q.id, 'companyId', q.company_id), 'webhook:' || q.id
      from queued q where q.state = 'waiting';
end $$;
alter function fx.queue_webhooks owner to effects;
