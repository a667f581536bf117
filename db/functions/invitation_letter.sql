-- What the e-mail of an invitation says beside its token. The worker calls it when the e-mail is sent.
create or replace function fx.invitation_letter(invitation uuid) returns table (role text, "inviterName" text)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query select i.role, coalesce(p.full_name, '') from public.invitations i
    left join public.people p on p.id = i.invited_by
    where i.id = invitation;
end $$;
alter function fx.invitation_letter owner to effects;
grant execute on function fx.invitation_letter to worker;
