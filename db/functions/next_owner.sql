-- Who becomes the owner of a company when its owner deletes their account: the member with the oldest account, those
-- who cannot act last. Null: the person owns no company, or is its only member. For the person themselves, and the
-- system.
create or replace function fx.next_owner(person uuid) returns uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select m.id from public.people p
      join public.people m on m.company_id = p.company_id and m.id <> p.id
      join public.accounts a on a.id = m.id
      where p.id = next_owner.person and p.company_owner and a.anonymised_at is null
        and (fx.me() = p.id or fx.role() = 'system')
      order by a.suspended_at is not null, a.deletion_requested_at is not null, m.created_at, m.id limit 1;
  end;
alter function fx.next_owner owner to effects;
grant execute on function fx.next_owner to app, app_admin;
