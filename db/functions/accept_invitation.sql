-- Gives the actor, who has no role yet, the role and company of an invitation, once, if the token is right, the e-mail
-- is theirs and the inviter may still invite; else it returns false. It is the only way in which somebody from outside
-- becomes an admin.
create or replace function fx.accept_invitation(token_hash bytea) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare invitation public.invitations;
begin
  update public.invitations i set accepted_at = fx.now()
    where i.token_hash = accept_invitation.token_hash and i.accepted_at is null and i.revoked_at is null
      and i.replaced_at is null and i.expires_at > fx.now()
      and fx.inviter_may_invite(i.invited_by, i.company_id)
      and i.email = (select a.email from public.accounts a where a.id = fx.me())
    returning i.* into invitation;
  if invitation.id is null then return false; end if;
  insert into public.user_roles (user_id, role, set_by) values (fx.me(), invitation.role, invitation.invited_by);
  update public.accounts a set email_confirmed_at = fx.now() where a.id = fx.me() and a.email_confirmed_at is null;
  if invitation.company_id is not null then
    update public.people p set company_id = invitation.company_id where p.id = fx.me() and p.company_id is null;
    if not found then raise exception 'has a place already' using errcode = '42501'; end if;
  end if;
  return true;
end $$;
alter function fx.accept_invitation owner to effects;
grant execute on function fx.accept_invitation to app;
