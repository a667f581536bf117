-- Whether the actor may confirm a refund that waits: as a second admin, or, where there was no other admin, once the
-- day has passed.
create or replace function fx.may_confirm_refund(refund uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select exists (select from public.waiting_refunds w
      where w.id = refund and (fx.is_second_admin(w.proposed_by, w.created_at)
        or (fx.is_admin() and w.due_at <= fx.now())));
  end;
alter function fx.may_confirm_refund owner to effects;
grant execute on function fx.may_confirm_refund to app_admin;
