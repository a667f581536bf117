-- Whether a person wants to be mailed notifications of this kind, by their settings; null: they saved none. A kind
-- belongs to the topic before its dot, for admins also by the list below. Only functions of the same owner may call it.
create or replace function fx.wants_mail(person uuid, kind text) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select case
        when r.role = 'customer' then s.email_notifications and (s.order_updates or t.topic <> 'order')
        when r.role = 'admin' then case
          -- of answers only refusals reach admins
          when wants_mail.kind in ('order.problem', 'order.answered', 'order.late', 'order.several-late')
            then s.system_alerts
          when t.topic = 'order' then s.new_orders
          when t.topic in ('user', 'invitation') then s.new_users
          when t.topic = 'feedback' then s.new_feedback
          else s.system_alerts end
        else true end
      from public.settings s
      join public.user_roles r on r.user_id = s.user_id
      cross join lateral (select split_part(wants_mail.kind, '.', 1) as topic) t
      where s.user_id = wants_mail.person;
  end;
alter function fx.wants_mail owner to effects;
