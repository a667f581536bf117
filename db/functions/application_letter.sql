-- What an e-mail says about a supplier's application. The worker calls it when the e-mail is sent.
create or replace function fx.application_letter(written uuid)
  returns table ("itemId" uuid, "companyName" text, category text, "contactPerson" text, email text, phone text,
    address text, "productDescription" text, files integer)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query select i.id, a.company_name, a.category, a.contact_person, a.email, a.phone, a.address,
      a.product_description,
      (select count(*)::integer from public.application_files f where f.application_id = a.id)
    from public.applications a join public.conversations i on i.kind = 'application' and i.subject_id = a.id
    where a.id = written;
end $$;
alter function fx.application_letter owner to effects;
grant execute on function fx.application_letter to worker;
