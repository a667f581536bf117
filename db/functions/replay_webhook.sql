-- Queues deliveries of a webhook of the actor's own company anew: one, or those since a moment, oldest first. It is
-- switched on by that. Answers how many, and since when the further ones are; null: there are none.
create or replace function fx.replay_webhook(webhook uuid, delivery uuid, since timestamptz, most integer,
  out replayed integer, out further_since timestamptz)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update public.webhooks w set failures = 0, rests_until = null, told_at = null, switched_off_at = null
    where w.id = replay_webhook.webhook and w.company_id = fx.company() and fx.company_owner();
  if not found then raise exception 'NOT_FOUND' using errcode = 'TC001'; end if;
  with found as (
    select d.id, d.created_at, row_number() over (order by d.created_at, d.id) as place
      from public.webhook_deliveries d
      where d.webhook_id = replay_webhook.webhook
        and (d.id = replay_webhook.delivery or d.created_at >= replay_webhook.since)
      order by d.created_at, d.id limit replay_webhook.most + 1
  ), begun as (
    update public.webhook_deliveries d set state = 'waiting', begun_at = fx.now(), tries = 0, next_try_at = fx.now(),
        outcome = null
      from found f where d.id = f.id and f.place <= replay_webhook.most
      returning d.id, d.company_id, f.place
  ), queued as (
    insert into public.outbox (task, payload, job_key)
      select 'deliver-webhook', jsonb_build_object('deliveryId', b.id, 'companyId', b.company_id), 'webhook:' || b.id
        from begun b order by b.place
  )
  select (select count(*) from begun), (select f.created_at from found f where f.place > replay_webhook.most)
    into replayed, further_since;
  if replayed = 0 and replay_webhook.delivery is not null then
    raise exception 'NOT_FOUND' using errcode = 'TC001';
  end if;
end $$;
alter function fx.replay_webhook owner to effects;
grant execute on function fx.replay_webhook to app;
