-- Trigger: keeps on an order since when a refund is due; only of a cancelled order something is kept.
create or replace function fx.note_refund_due() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.status <> 'cancelled' then new.kept_cents := 0; end if;
  new.refund_due_since := case
    when case new.status when 'cancelled' then new.kept_cents else new.total_cents end
      < new.received_cents - new.refunded_cents then coalesce(old.refund_due_since, fx.now()) end;
  return new;
end $$;
create or replace trigger refund before update of status, kept_cents, received_cents, refunded_cents, total_cents
  on orders for each row execute function fx.note_refund_due();
