-- What an account or its company may have or cause (decision 49): the numbers of contract/src/values/budgets.ts. What
-- refuses by one raises TC001, with a code of the contract and its arguments.
create or replace function fx.budget(what text) returns integer language sql immutable parallel safe
  return case what when 'products' then 20000 when 'unpaid_orders' then 50 when 'mails' then 1000
    when 'conversations' then 30 when 'quotes' then 100 end;
grant execute on function fx.budget to app, app_admin, effects;
