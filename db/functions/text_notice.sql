-- Trigger: a notice about an order's next step or money is also sent as a text message, to who agreed to that, five in
-- an hour at most. What is over stands in the list of notices and in the mail all the same.
create or replace function fx.text_notice() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform fx.queue_text(new.user_id, fx.new_id(), 'notice',
      jsonb_build_object('kind', new.kind, 'arguments', new.arguments))
    from public.text_numbers n
    where n.user_id = new.user_id and n.agreed_at is not null and n.ended_at is null
      and (select count(*) from (
        select from public.text_messages t
          where t.user_id = new.user_id and t.template = 'notice' and t.created_at > fx.now() - interval '1 hour'
          limit 5) lately) < 5;
  return null;
end $$;
alter function fx.text_notice owner to effects;
create or replace trigger texted after insert on notifications for each row
  when (new.kind in ('order.placed', 'order.cancelled', 'order.answered', 'order.shipping', 'order.problem',
    'order.payment', 'order.late'))
  execute function fx.text_notice();
