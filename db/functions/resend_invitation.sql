-- Gives an invitation that nobody accepted another link, another end and another e-mail. Only an admin may, also for
-- one that a company sent: the row, its company and its language stay, so that the same invitation is sent again.
create or replace function fx.resend_invitation(invitation uuid, hash bytea, until timestamptz, mail uuid) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    update public.invitations i
      set token_hash = resend_invitation.hash, expires_at = resend_invitation.until, mail_id = resend_invitation.mail
      where i.id = resend_invitation.invitation and fx.role() = 'admin'
        and i.accepted_at is null and i.revoked_at is null and i.replaced_at is null;
  end;
alter function fx.resend_invitation owner to effects;
grant execute on function fx.resend_invitation to app_admin;
