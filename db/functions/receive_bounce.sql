-- What a mail server reports of an e-mail that could not be delivered: `addresses` are those that the report names;
-- `by_address`: the address itself is refused, not this e-mail. Says what became of it: 'taken'; 'kept-back': the
-- address gets no more; 'another': the report is about an address to which this e-mail did not go; 'repeated': nothing
-- is left to say of it.
create or replace function fx.receive_bounce(mail uuid, addresses text[], status text, by_address boolean)
  returns text
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare mailed public.mail_log;
begin
  if fx.role() is distinct from 'system' then raise exception 'not the system' using errcode = '42501'; end if;
  select l.* into mailed from public.mail_log l where l.id = receive_bounce.mail and l.recipient <> '' for update;
  if not found or mailed.state <> 'sent' then return 'repeated'; end if;
  if not exists (select from unnest(addresses) named where lower(named) = lower(mailed.recipient)) then
    return 'another';
  end if;
  update public.mail_log l set state = 'failed', bounced_at = fx.now(), last_error = 'bounced: ' || status
    where l.id = mailed.id;
  if not by_address then return 'taken'; end if;
  perform fx.keep_back_mail(mailed.id);
  return 'kept-back';
end $$;
alter function fx.receive_bounce owner to effects;
grant execute on function fx.receive_bounce to worker;
