import type pg from 'pg'

/** For databases in which a few people do more than anybody would: budgets (decision 49) refuse nothing here. */
export async function liftBudgets(owner: pg.Pool): Promise<void> {
  await owner.query(`create or replace function fx.budget(what text) returns integer
    language sql immutable parallel safe return 1000000000`)
}
