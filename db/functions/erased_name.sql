-- What stands where the name of a deleted user stood; readers see 'Deleted user' in their language (ERASED_NAME in
-- contract/src/values/account.ts). It is no name that anybody could have: names have two letters or more, or none.
create or replace function fx.erased_name() returns text language sql immutable parallel safe
  return '∅';
grant execute on function fx.erased_name to effects;
