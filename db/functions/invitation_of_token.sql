-- The invitation of a token, while its inviter may still invite. Whoever has the token may call it; no actor is known
-- yet.
create or replace function fx.invitation_of_token(token_hash bytea)
  returns table (id uuid, email text, role text, company_name text, contact_person text, has_account boolean,
    expires_at timestamptz, accepted_at timestamptz, revoked_at timestamptz, replaced_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select i.id, i.email, i.role, coalesce(s.name, c.name), a.contact_person, exists (select from public.accounts a
      where a.email = i.email),
        i.expires_at, i.accepted_at, i.revoked_at, i.replaced_at
      from public.invitations i left join public.suppliers s on s.id = i.company_id
        left join public.customers c on c.id = i.company_id
        left join public.applications a on a.id = i.application_id
      where i.token_hash = invitation_of_token.token_hash and (i.accepted_at is not null
        or fx.inviter_may_invite(i.invited_by, i.company_id));
  end;
alter function fx.invitation_of_token owner to effects;
grant execute on function fx.invitation_of_token to app, app_admin;
