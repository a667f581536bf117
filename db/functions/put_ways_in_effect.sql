-- Lets customers see the ways to pay of a change, and only those. Only functions of the same owner may call it.
create or replace function fx.put_ways_in_effect(ways jsonb) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    delete from public.payment_ways w
      where w.id not in (select (way ->> 'id')::uuid from jsonb_array_elements(ways) way);
    insert into public.payment_ways (id, kind, title, details, valid_from, valid_to, position)
      select (way ->> 'id')::uuid, way ->> 'kind', way ->> 'title',
          array(select jsonb_array_elements_text(way -> 'details')), (way ->> 'validFrom')::date,
          (way ->> 'validTo')::date, place - 1
        from jsonb_array_elements(ways) with ordinality listed (way, place)
      on conflict (id) do update set kind = excluded.kind, title = excluded.title, details = excluded.details,
        valid_from = excluded.valid_from, valid_to = excluded.valid_to, position = excluded.position;
  end;
alter function fx.put_ways_in_effect owner to effects;
