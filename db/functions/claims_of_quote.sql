-- Who claims a quote, with names and confirmed addresses, newest first, for the admins who decide.
create or replace function fx.claims_of_quote(quote uuid)
  returns table (id uuid, name text, email text, company text, city text, state text, asked_at timestamptz,
    decided_by text, decided_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select c.id, p.full_name, a.email, u.name, u.city, c.state, c.created_at, d.full_name, c.decided_at
      from public.quote_claims c
      join public.people p on p.id = c.claimed_by
      join public.accounts a on a.id = c.claimed_by
      join public.customers u on u.id = c.company_id
      left join public.people d on d.id = c.decided_by
      where c.quote_id = quote and fx.role() = 'admin'
      order by c.created_at desc, c.id desc;
  end;
alter function fx.claims_of_quote owner to effects;
grant execute on function fx.claims_of_quote to app_admin;
