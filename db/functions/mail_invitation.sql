-- Queues the e-mail of a pending invitation that the actor may send: an admin any, an owner those of their company.
create or replace function fx.mail_invitation(id uuid, invitation uuid, arguments jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform fx.queue_mail(mail_invitation.arguments, array[mail_invitation.id], array['invitation'],
      array[null::uuid], array[i.email], array[i.language])
    from public.invitations i
    where i.id = mail_invitation.invitation
      and i.accepted_at is null and i.revoked_at is null and i.replaced_at is null
      and fx.email_is_confirmed()
      and (fx.role() = 'admin' or (i.company_id = fx.company() and fx.company_owner()));
end $$;
alter function fx.mail_invitation owner to effects;
grant execute on function fx.mail_invitation to app, app_admin;
