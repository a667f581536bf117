-- Queues the message of a pending invitation that the actor may send: an admin's, or the company's that they own.
create or replace function fx.mail_invitation(id uuid, invitation uuid, arguments jsonb) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select fx.queue_mail(mail_invitation.id, null, i.email, i.language, 'invitation', mail_invitation.arguments)
      from public.invitations i
      where i.id = mail_invitation.invitation and i.accepted_at is null and i.revoked_at is null
        and i.replaced_at is null
        and (fx.role() = 'admin' or (i.company_id = fx.company() and fx.company_owner()));
  end;
alter function fx.mail_invitation owner to effects;
grant execute on function fx.mail_invitation to app, app_admin;
