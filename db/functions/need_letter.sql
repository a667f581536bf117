-- What an e-mail says about what somebody needs. The worker calls it when the e-mail is sent.
create or replace function fx.need_letter(written uuid)
  returns table ("itemId" uuid, name text, email text, what text)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query select i.id, coalesce(p.full_name, n.name), coalesce(a.email, n.email), n.what
    from public.needs n
    join public.conversations i on i.kind = 'need' and i.subject_id = n.id
    left join public.accounts a on a.id = n.person_id
    left join public.people p on p.id = a.id
    where n.id = written;
end $$;
alter function fx.need_letter owner to effects;
grant execute on function fx.need_letter to worker;
