-- The ids of the newest messages with these words, at most so many, of the actor's company or for an admin of the desk.
-- Of words that more than 2000 messages have, it looks at one period of 30 days after the other, the latest first, for
-- ten years, and in each at 2000 messages: so neither a rare word nor a common one takes long. It is a function for the
-- reason of fx.search_desk.
create or replace function fx.search_messages(words text, most integer) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp set enable_seqscan = off as $$
declare
  whose text := case fx.role() when 'admin' then 'desk' else fx.company()::text end;
  wanted text := (select string_agg(quote_literal(whose || '/' || rtrim(word, ':*'))
      || case when word like '%:*' then ':*' else '' end, ' & ')
    from unnest(string_to_array(words, ' & ')) word);
  latest integer := floor(extract(epoch from fx.now()) / 2592000);
  missing integer := most;
  many boolean;
  read integer;
begin
  if whose is null or wanted is null then return; end if;
  select count(*) > 2000 into many from (select from public.messages f
    where f.phrase is null and fx.message_words(f.body, f.customer_id, f.supplier_id, f.desk_reads, f.created_at)
      @@ wanted::tsquery limit 2001) first;
  for back in 0 .. 122 loop
    return query
      select m.id from (
          select f.id, f.created_at from public.messages f
            where f.phrase is null
              and fx.message_words(f.body, f.customer_id, f.supplier_id, f.desk_reads, f.created_at)
                @@ (case when many then quote_literal(whose || '/@' || (latest - back)::text) || ' & ' else '' end
                  || wanted)::tsquery
            limit 2000) m
        order by m.created_at desc, m.id desc limit missing;
    get diagnostics read = row_count;
    missing := missing - read;
    exit when not many or missing <= 0;
  end loop;
end $$;
alter function fx.search_messages owner to effects;
grant execute on function fx.search_messages to app, app_admin;
