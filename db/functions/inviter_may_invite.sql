-- Whether an inviter may still invite: an admin, or an owner of that company with a confirmed e-mail, so that somebody
-- who registered a foreign e-mail brings nobody in. The operator's command has no inviter.
create or replace function fx.inviter_may_invite(inviter uuid, company uuid) returns boolean language sql stable
  begin atomic
    select case when inviter_may_invite.inviter is null then inviter_may_invite.company is null else exists (
      select from public.accounts a join public.people p on p.id = a.id
        left join public.user_roles r on r.user_id = a.id
        where a.id = inviter_may_invite.inviter and a.suspended_at is null and a.anonymised_at is null
          and case when inviter_may_invite.company is null then r.role = 'admin'
            else p.company_id = inviter_may_invite.company and p.company_owner and a.email_confirmed_at is not null
            end) end;
  end;
grant execute on function fx.inviter_may_invite to effects;
