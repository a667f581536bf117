-- Whether the demo world or a generated one was loaded here: production refuses to start then. They are known by the
-- ids of their first accounts, which are the same in every world; an address could be anybody's who signs up with it.
-- It is a function because a process asks in nobody's name, who sees no account, and learns no more than this.
create or replace function fx.has_demo_data() returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select exists (select from public.accounts a
      where a.id in ('019b8cbd-af00-7000-800f-a000000003e8', '018c22ac-d000-724f-86d2-4c8fa6b845a1'));
  end;
alter function fx.has_demo_data owner to effects;
grant execute on function fx.has_demo_data to app, worker;
