-- Writes the rows of these people in the directory of users anew; deleted people have none. Only triggers call it.
create or replace function fx.write_user_directory(people uuid[]) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from public.user_directory d using public.accounts a
    where d.id = any (write_user_directory.people) and a.id = d.id and a.anonymised_at is not null;
  insert into public.user_directory (id, role, suspended, company_id, search, created_at)
    select p.id, coalesce(r.role, 'none'), a.suspended_at is not null, p.company_id,
        to_tsvector('simple', fx.searchable_words(concat_ws(' ', p.full_name, a.email, s.name, c.name))), p.created_at
      from public.people p
      join public.accounts a on a.id = p.id
      left join public.user_roles r on r.user_id = p.id
      left join public.suppliers s on s.id = p.company_id
      left join public.customers c on c.id = p.company_id
      where p.id = any (write_user_directory.people) and a.anonymised_at is null
    on conflict (id) do update set role = excluded.role, suspended = excluded.suspended,
      company_id = excluded.company_id, search = excluded.search;
end $$;
alter function fx.write_user_directory owner to effects;
