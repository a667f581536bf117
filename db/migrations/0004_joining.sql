-- Joining: sign-up, Google, invitations; and what a person does with the account afterwards.

-- Owners change their team; row security knows who is one.
create function fx.company_owner() returns boolean language sql stable parallel safe
  return coalesce(nullif(current_setting('app.company_owner', true), '')::boolean, false);
grant execute on function fx.company_owner to app, app_admin, effects, jobs, worker;

-- Who signs up acts as the person that is being made: `app.user_id` and `app.company_id` are set to the new ids.
-- A company gets the rows of its own kind: no customer appears among the suppliers.
grant insert (id, kind) on companies to app;
create policy found on companies for insert to app with check (id = (select fx.company()) and kind = (select fx.role()));
grant insert (id, name) on suppliers to app;
create policy found on suppliers for insert to app with check (id = (select fx.company()) and (select fx.role()) = 'supplier');
grant insert (supplier_id) on supplier_private to app;
grant insert (id, name) on customers to app;
drop policy own on customers;
create policy own on customers for select to app using (id = (select fx.company()));
create policy own_change on customers for update to app using (id = (select fx.company())) with check (id = (select fx.company()));
create policy found on customers for insert to app with check (id = (select fx.company()) and (select fx.role()) = 'customer');
-- A place in a company is given by the functions below alone.
grant insert (id, full_name) on people to app;
create policy join_in on people for insert to app with check (id = (select fx.me()));
grant insert (id, email, language) on accounts to app;
grant insert (user_id, password_hash) on credentials to app;
create policy join_in on credentials for insert to app with check (user_id = (select fx.me()));
-- Nobody makes themselves an admin: the database refuses it, whatever the code says.
grant insert (user_id, role) on user_roles to app;
create policy choose_once on user_roles for insert to app
  with check (user_id = (select fx.me()) and role = (select fx.role()) and role in ('customer', 'supplier'));

alter table sessions add column reauthenticated_at timestamptz;
grant select (reauthenticated_at) on sessions to app, app_admin;
grant update (reauthenticated_at) on sessions to effects;

-- Who founds a company gets it into their own row. One that has members is nobody's to take.
create function fx.take_place(company uuid) returns void language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    update public.people p set company_id = take_place.company, company_owner = true
      where p.id = fx.me() and p.company_id is null and take_place.company = fx.company()
        and not exists (select from public.people member where member.company_id = take_place.company);
  end;
grant update (company_id, company_owner) on people to effects;
create policy effects_change on people for update to effects using (true) with check (true);
alter function fx.take_place owner to effects;
grant execute on function fx.take_place to app;

-- Links sent by mail -----------------------------------------------------------------------------------

create table link_tokens (
  token_hash bytea primary key check (octet_length(token_hash) = 32), -- SHA-256: a token in clear does not fit
  kind text not null check (kind in ('password-reset', 'email-confirmation')),
  user_id uuid not null references accounts,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default fx.now()
);
create index link_tokens_user on link_tokens (user_id);
create index link_tokens_expiry on link_tokens (expires_at);
call fx.guard('link_tokens');
grant select, insert, update (used_at) on link_tokens to effects;
create policy effects_all on link_tokens to effects using (true) with check (true);
grant select, delete on link_tokens to worker;
create policy worker_sweeps on link_tokens to worker using (true);

grant insert, update (password_hash, changed_at), delete on credentials to effects;
create policy effects_change on credentials to effects using (true) with check (true);
grant update (email_confirmed_at) on accounts to effects;
create policy effects_change on accounts for update to effects using (true) with check (true);

create function fx.email_is_taken(email text) returns boolean language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select exists (select from public.accounts a where a.email = email_is_taken.email);
  end;
alter function fx.email_is_taken owner to effects;

-- Somebody who has an account and belongs nowhere (removed from a company, or still choosing a role) may become a
-- colleague.
create function fx.holder_is_free(email text) returns boolean language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select exists (select from public.accounts a join public.people p on p.id = a.id
      where a.email = holder_is_free.email and a.suspended_at is null and a.anonymised_at is null
        and p.company_id is null and not exists (select from public.user_roles r where r.user_id = a.id));
  end;
alter function fx.holder_is_free owner to effects;

-- Mail to whoever has this address; nothing for an unknown one, and the caller can't tell which it was.
-- Two letters only: whatever else a person is told goes through fx.notify, which asks what they chose.
create function fx.mail_holder(id uuid, email text, template text, arguments jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if template not in ('known-account', 'known-colleague') then raise exception 'not a letter to a holder' using errcode = '42501'; end if;
  perform fx.mail_person(mail_holder.id, a.id, mail_holder.template, mail_holder.arguments)
    from public.accounts a where a.email = mail_holder.email and a.suspended_at is null;
end $$;
alter function fx.mail_holder owner to effects;

create function fx.offer_password_reset(email text, token_hash bytea, expires_at timestamptz, mail_id uuid, arguments jsonb) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    with offered as (
      insert into public.link_tokens (token_hash, kind, user_id, expires_at)
        select offer_password_reset.token_hash, 'password-reset', a.id, offer_password_reset.expires_at
          from public.accounts a where a.email = offer_password_reset.email and a.suspended_at is null and a.anonymised_at is null
        returning user_id)
    select fx.mail_person(offer_password_reset.mail_id, offered.user_id, 'password-reset', offer_password_reset.arguments) from offered;
  end;
alter function fx.offer_password_reset owner to effects;

create function fx.offer_confirmation(token_hash bytea, expires_at timestamptz, mail_id uuid, arguments jsonb) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    with offered as (
      insert into public.link_tokens (token_hash, kind, user_id, expires_at)
        select offer_confirmation.token_hash, 'email-confirmation', a.id, offer_confirmation.expires_at
          from public.accounts a where a.id = fx.me() and a.email_confirmed_at is null
        returning user_id)
    select fx.mail_person(offer_confirmation.mail_id, offered.user_id, 'email-confirmation', offer_confirmation.arguments) from offered;
  end;
alter function fx.offer_confirmation owner to effects;

-- Whose link this is, once; null when it is unknown, used or too old.
create function fx.use_link(token_hash bytea, kind text) returns uuid language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    update public.link_tokens t set used_at = fx.now()
      where t.token_hash = use_link.token_hash and t.kind = use_link.kind and t.used_at is null and t.expires_at > fx.now()
      returning t.user_id;
  end;
alter function fx.use_link owner to effects;

-- A password that is new makes every older link to set one worthless.
create function fx.end_password_links(person uuid) returns void language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    update public.link_tokens t set used_at = fx.now() where t.user_id = end_password_links.person and t.kind = 'password-reset' and t.used_at is null;
  end;
alter function fx.end_password_links owner to effects;

-- The mail reached its reader, so the address is theirs as well; whoever was signed in is not any more.
create function fx.reset_password(token_hash bytea, password_hash text) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare holder uuid := fx.use_link(token_hash, 'password-reset');
begin
  if holder is null then return false; end if;
  insert into public.credentials (user_id, password_hash) values (holder, reset_password.password_hash)
    on conflict (user_id) do update set password_hash = excluded.password_hash, changed_at = fx.now();
  update public.accounts a set email_confirmed_at = fx.now() where a.id = holder and a.email_confirmed_at is null;
  delete from public.sessions s where s.user_id = holder;
  perform fx.end_password_links(holder);
  return true;
end $$;
alter function fx.reset_password owner to effects;

create function fx.confirm_email(token_hash bytea) returns boolean language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare holder uuid := fx.use_link(token_hash, 'email-confirmation');
begin
  update public.accounts a set email_confirmed_at = fx.now() where a.id = holder and a.email_confirmed_at is null;
  return holder is not null;
end $$;
alter function fx.confirm_email owner to effects;

-- One's own password, session by session ---------------------------------------------------------------

create function fx.my_password_hash() returns text language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select c.password_hash from public.credentials c where c.user_id = fx.me();
  end;
alter function fx.my_password_hash owner to effects;

-- Only while the password is still the one that was proven: of two changes at once the second finds another.
create function fx.change_my_password(proven_hash text, password_hash text, keep_session uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update public.credentials c set password_hash = change_my_password.password_hash, changed_at = fx.now()
    where c.user_id = fx.me() and c.password_hash = change_my_password.proven_hash;
  if not found then return false; end if;
  delete from public.sessions s where s.user_id = fx.me() and s.id <> change_my_password.keep_session;
  perform fx.end_password_links(fx.me());
  return true;
end $$;
alter function fx.change_my_password owner to effects;

create function fx.mark_reauthenticated(session uuid) returns void language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    update public.sessions s set reauthenticated_at = fx.now() where s.id = mark_reauthenticated.session and s.user_id = fx.me();
  end;
alter function fx.mark_reauthenticated owner to effects;

-- A password for somebody whose session was proven anew within the last ten minutes, by the old one or by Google.
create function fx.set_my_password(password_hash text, session uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform from public.sessions s where s.id = set_my_password.session and s.user_id = fx.me() and s.reauthenticated_at > fx.now() - interval '10 minutes';
  if not found then return false; end if;
  insert into public.credentials (user_id, password_hash) values (fx.me(), set_my_password.password_hash)
    on conflict (user_id) do update set password_hash = excluded.password_hash, changed_at = fx.now();
  delete from public.sessions s where s.user_id = fx.me() and s.id <> set_my_password.session;
  perform fx.end_password_links(fx.me());
  return true;
end $$;
alter function fx.set_my_password owner to effects;

grant execute on function fx.mail_holder, fx.offer_password_reset, fx.reset_password, fx.confirm_email to app;
grant execute on function fx.email_is_taken to app, app_admin;
grant execute on function fx.holder_is_free to app;
grant execute on function fx.offer_confirmation, fx.my_password_hash, fx.change_my_password, fx.mark_reauthenticated, fx.set_my_password to app, app_admin;

-- Google -------------------------------------------------------------------------------------------------

create table oauth_accounts (
  provider text not null check (provider in ('google')),
  subject text not null,
  user_id uuid not null references accounts,
  created_at timestamptz not null default fx.now(),
  primary key (provider, subject)
);
create index oauth_accounts_user on oauth_accounts (user_id);
call fx.guard('oauth_accounts');
grant select, insert on oauth_accounts to effects;
create policy effects_all on oauth_accounts to effects using (true) with check (true);
create trigger audit after insert or update or delete on oauth_accounts for each row execute function fx.audit('subject');

-- The account of a Google identity whose address Google has confirmed, and whether it may be used; no row when there is
-- none yet.
-- An account of the same address that never confirmed it may be somebody else's trap: its password and sessions go
-- first.
create function fx.account_of_google(subject text, email text) returns table (id uuid, active boolean)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare holder public.accounts;
begin
  select a.* into holder from public.oauth_accounts o join public.accounts a on a.id = o.user_id
    where o.provider = 'google' and o.subject = account_of_google.subject;
  if holder.id is null then
    select a.* into holder from public.accounts a where a.email = account_of_google.email;
    if holder.id is null then return; end if;
    if holder.suspended_at is null and holder.anonymised_at is null then
      if holder.email_confirmed_at is null then
        delete from public.credentials c where c.user_id = holder.id;
        delete from public.sessions s where s.user_id = holder.id;
        update public.accounts a set email_confirmed_at = fx.now() where a.id = holder.id;
      end if;
      insert into public.oauth_accounts (provider, subject, user_id) values ('google', account_of_google.subject, holder.id);
    end if;
  end if;
  return query select holder.id, holder.suspended_at is null and holder.anonymised_at is null;
end $$;
alter function fx.account_of_google owner to effects;

-- Google confirmed one address; the actor's is confirmed if it is that one.
create function fx.link_google(subject text, email text) returns void language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    insert into public.oauth_accounts (provider, subject, user_id) values ('google', link_google.subject, fx.me());
    update public.accounts a set email_confirmed_at = fx.now() where a.id = fx.me() and a.email = link_google.email and a.email_confirmed_at is null;
  end;
alter function fx.link_google owner to effects;
grant execute on function fx.account_of_google, fx.link_google to app;

create function fx.my_sign_in_ways() returns table (password boolean, google boolean)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select exists (select from public.credentials c where c.user_id = fx.me()), exists (select from public.oauth_accounts o where o.user_id = fx.me());
  end;
alter function fx.my_sign_in_ways owner to effects;

create function fx.is_my_google(subject text) returns boolean language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select exists (select from public.oauth_accounts o where o.provider = 'google' and o.subject = is_my_google.subject and o.user_id = fx.me());
  end;
alter function fx.is_my_google owner to effects;
grant execute on function fx.my_sign_in_ways, fx.is_my_google to app, app_admin;

-- Invitations --------------------------------------------------------------------------------------------

-- It ends in one way.
alter table invitations add check (num_nonnulls(accepted_at, revoked_at, replaced_at) <= 1);
-- The mail that carries the link, so that who invites can see whether it went out.
-- Checked at the end: the invitation is stored with it, and then the mail is queued for the invitation.
alter table invitations add column mail_id uuid references mail_log deferrable initially deferred;
create index invitations_mail on invitations (mail_id);
grant select (mail_id), insert (mail_id) on invitations to app, app_admin;

-- An invitation is worth what its inviter may do now: an admin, or an owner of that company whose own address is
-- confirmed,
-- so that who registered another's address brings nobody in. The operator's command has no inviter.
create function fx.inviter_stands(inviter uuid, company uuid) returns boolean language sql stable
  begin atomic
    select case when inviter_stands.inviter is null then inviter_stands.company is null else exists (
      select from public.accounts a join public.people p on p.id = a.id left join public.user_roles r on r.user_id = a.id
        where a.id = inviter_stands.inviter and a.suspended_at is null and a.anonymised_at is null
          and case when inviter_stands.company is null then r.role = 'admin' else p.company_id = inviter_stands.company and p.company_owner and a.email_confirmed_at is not null end) end;
  end;
grant execute on function fx.inviter_stands to effects;

create function fx.invitation_of_token(token_hash bytea)
  returns table (id uuid, email text, role text, company_name text, has_account boolean,
    expires_at timestamptz, accepted_at timestamptz, revoked_at timestamptz, replaced_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select i.id, i.email, i.role, coalesce(s.name, c.name), exists (select from public.accounts a where a.email = i.email),
        i.expires_at, i.accepted_at, i.revoked_at, i.replaced_at
      from public.invitations i left join public.suppliers s on s.id = i.company_id left join public.customers c on c.id = i.company_id
      where i.token_hash = invitation_of_token.token_hash and (i.accepted_at is not null or fx.inviter_stands(i.invited_by, i.company_id));
  end;
alter function fx.invitation_of_token owner to effects;
grant select on suppliers, customers to effects;
create policy effects_read on suppliers for select to effects using (true);
create policy effects_read on customers for select to effects using (true);

-- Gives the actor, who has no role yet, what the invitation promises, once. Who asks first gets it; the rest get false.
create function fx.accept_invitation(token_hash bytea) returns boolean language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare invitation public.invitations;
begin
  update public.invitations i set accepted_at = fx.now()
    where i.token_hash = accept_invitation.token_hash and i.accepted_at is null and i.revoked_at is null and i.replaced_at is null and i.expires_at > fx.now()
      and fx.inviter_stands(i.invited_by, i.company_id) and i.email = (select a.email from public.accounts a where a.id = fx.me())
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
grant update (accepted_at) on invitations to effects;
create policy effects_change on invitations for update to effects using (true) with check (true);
grant insert on user_roles to effects;
create policy effects_write on user_roles for insert to effects with check (true);
grant execute on function fx.invitation_of_token, fx.accept_invitation to app;

-- Colleagues: an owner invites and removes ---------------------------------------------------------------

grant select (id, email, role, company_id, language, invited_by, expires_at, accepted_at, revoked_at, replaced_at, created_at),
  insert (id, email, role, company_id, language, token_hash, invited_by, expires_at), update (revoked_at, replaced_at) on invitations to app;
create policy own_company on invitations for select to app using (company_id = (select fx.company()) and (select fx.company_owner()));
create policy own_company_invites on invitations for insert to app
  with check (company_id = (select fx.company()) and (select fx.company_owner()) and role = (select fx.role()) and role in ('customer', 'supplier')
    and invited_by = (select fx.me()) and accepted_at is null);
create policy own_company_ends on invitations for update to app using (company_id = (select fx.company()) and (select fx.company_owner()))
  with check (company_id = (select fx.company()));

create or replace function fx.mail_invitation(id uuid, invitation uuid, arguments jsonb) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select fx.queue_mail(mail_invitation.id, null, i.email, i.language, 'invitation', mail_invitation.arguments)
      from public.invitations i
      where i.id = mail_invitation.invitation and i.accepted_at is null and i.revoked_at is null and i.replaced_at is null
        and (fx.role() = 'admin' or (i.company_id = fx.company() and fx.company_owner()));
  end;

-- Removed from a company, a person keeps the account and has no company, no role and no session: as after a first
-- sign-in.
-- Whose colleague it is, the owner's own row says.
create function fx.remove_colleague(colleague uuid) returns boolean language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare company uuid := (select p.company_id from public.people p where p.id = fx.me() and p.company_owner);
begin
  if company is null then raise exception 'only owners remove' using errcode = '42501'; end if;
  update public.people p set company_id = null, company_owner = false
    where p.id = remove_colleague.colleague and p.company_id = company and p.id <> fx.me();
  if not found then return false; end if;
  delete from public.user_roles r where r.user_id = remove_colleague.colleague;
  delete from public.sessions s where s.user_id = remove_colleague.colleague;
  return true;
end $$;
alter function fx.remove_colleague owner to effects;
grant delete on user_roles to effects;
create policy effects_remove on user_roles for delete to effects using (true);
grant execute on function fx.remove_colleague to app;
