-- Stores the actor's feedback with their name, e-mail and role as they are now, puts it on the desk's list without a
-- promise, and notifies all other admins. The actor may not see who these are.
create or replace function fx.send_feedback(
  id uuid, rating integer, message text, language text, may_be_shown boolean, by_mail boolean) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare sent public.feedback;
begin
  insert into public.feedback (id, user_id, user_name, user_email, user_role, rating, message, language, may_be_shown)
    select send_feedback.id, a.id, p.full_name, a.email, coalesce(r.role, 'customer'), send_feedback.rating,
        send_feedback.message, send_feedback.language, send_feedback.may_be_shown
      from public.accounts a
      join public.people p on p.id = a.id
      left join public.user_roles r on r.user_id = a.id
      where a.id = fx.me()
    returning * into sent;
  if sent.id is null then raise exception 'nobody sends nothing' using errcode = '42501'; end if;
  perform fx.open_inbox_item('feedback', sent.id, null, null, sent.user_name, sent.message, sent.user_email, null,
    null);
  perform fx.notify(array(select admin from fx.active_admins() admin where admin <> sent.user_id),
    'feedback.sent',
    jsonb_build_object('name', sent.user_name, 'userId', sent.user_id, 'rating', sent.rating::text,
      'text', sent.message),
    send_feedback.by_mail);
end $$;
alter function fx.send_feedback owner to effects;
grant execute on function fx.send_feedback to app, app_admin;
