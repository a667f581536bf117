-- Stores a notification for each of these people, and mails it to those who want that: at once, with the ids of the
-- e-mails as answer, together with others of its group (fx.mail_together), or once a day (fx.mail_digests). Only a
-- known actor or the system may notify.
create or replace function fx.notify(people uuid[], kind text, arguments jsonb, by_mail_unless_chosen boolean)
  returns setof uuid
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  always boolean := fx.is_always_mailed(kind);
  together text := fx.notice_group(kind);
  daily uuid[];
  readers uuid[];
  mails uuid[];
  addresses text[];
  languages text[];
begin
  if fx.me() is null and fx.role() is distinct from 'system' then
    raise exception 'nobody tells nothing' using errcode = '42501';
  end if;
  with wanted as (
    select a.id, a.email, a.language, not always and coalesce(c.daily, false) as daily
      from public.accounts a
      left join public.notification_choices c on c.user_id = a.id and c.kind = notify.kind
      where a.id = any (people) and a.anonymised_at is null and (always
        or coalesce(c.by_mail, by_mail_unless_chosen) and coalesce(fx.wants_mail(a.id, notify.kind), true)))
  select array_agg(w.id) filter (where w.daily), array_agg(w.id) filter (where not w.daily),
      array_agg(fx.new_id()) filter (where not w.daily), array_agg(w.email) filter (where not w.daily),
      array_agg(w.language) filter (where not w.daily)
    into daily, readers, mails, addresses, languages from wanted w;
  insert into public.notifications (id, user_id, kind, arguments, waits_in)
    select fx.new_id(), person, notify.kind, notify.arguments,
        case when person = any (daily) then 'daily' when person = any (readers) then together end
      from unnest(people) person;
  if readers is null then return; end if;
  if together is not null then
    insert into public.outbox (task, payload, job_key)
      select 'mail-together', jsonb_build_object('userId', reader, 'group', together),
          'together:' || reader || ':' || together
        from unnest(readers) reader;
    return;
  end if;
  perform fx.queue_mail(jsonb_build_object('kind', notify.kind, 'arguments', notify.arguments),
    mails, array_fill('notice'::text, array[cardinality(mails)]), readers, addresses, languages);
  return query select unnest(mails);
end $$;
alter function fx.notify owner to effects;
grant execute on function fx.notify to app, app_admin, worker;
