-- What a deal says in one of a few words, on every version of a quote and on the order that it becomes (decision 63).

alter table quote_versions add choices jsonb not null default '{}' check (fx.choices_fit(choices));
drop trigger insert_only on quote_versions;
create trigger insert_only before update of number, side, actor_role, actor_id, valid_until, lead_days, incoterm,
    basis_place, deposit_percent, wanted_on, port, notes_language, total_cents, created_at, choices
  or delete or truncate on quote_versions for each statement execute function fx.refuse_change();

alter table orders add choices jsonb not null default '{}' check (fx.choices_fit(choices)),
  add check (quote_id is not null or choices = '{}');
grant select (choices), insert (choices) on orders to app;
