-- Notes that the reader's address of this e-mail refuses mail. The company's own inbox is left out: its mail costs
-- nobody else's patience, and orders would go unseen.
create or replace function fx.keep_back_mail(mail uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if fx.role() is distinct from 'system' then raise exception 'not the system' using errcode = '42501'; end if;
  insert into public.mail_refusals (id, address, person_id, refused_at)
    select l.id, lower(l.recipient), a.id, fx.now()
      from public.mail_log l
      left join public.accounts a on a.id = l.recipient_id and lower(a.email) = lower(l.recipient)
      where l.id = keep_back_mail.mail and l.recipient <> ''
        and not exists (select from public.company_private c where lower(c.inbox) = lower(l.recipient))
    on conflict do nothing;
end $$;
alter function fx.keep_back_mail owner to effects;
grant execute on function fx.keep_back_mail to worker;
