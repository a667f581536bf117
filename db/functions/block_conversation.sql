-- Lets the actor's company hear nothing more from the other one, or hear it again. Whoever blocks does not write
-- either. The desk can't be blocked.
create or replace function fx.block_conversation(conversation uuid, blocked boolean) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update public.conversations c
    set customer_blocked_at = case when fx.company() <> c.customer_id then c.customer_blocked_at
        when blocked then coalesce(c.customer_blocked_at, fx.now()) end,
      supplier_blocked_at = case when fx.company() <> c.supplier_id then c.supplier_blocked_at
        when blocked then coalesce(c.supplier_blocked_at, fx.now()) end
    where c.id = conversation and c.kind = 'chat' and fx.company() in (c.customer_id, c.supplier_id);
  if not found then raise exception 'NOT_FOUND' using errcode = 'TC001'; end if;
end $$;
alter function fx.block_conversation owner to effects;
grant execute on function fx.block_conversation to app;
