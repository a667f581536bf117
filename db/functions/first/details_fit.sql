-- Whether a product's details are valid for `ProductDetails` (contract/src/forms/product-details.ts). Missing values
-- are null or absent; undeclared keys are refused. Table constraints call it.
create or replace function fx.details_fit(details jsonb) returns boolean language sql immutable parallel safe
  return coalesce(
    jsonb_typeof(details) = 'object'
    and details - array['weightGrams', 'carton', 'volumeCm3', 'sampleCents', 'facts', 'options'] = '{}'
    -- measures: whole numbers, or null
    and not details @? '$.keyvalue() ? (@.key == "weightGrams" || @.key == "volumeCm3") ? (@.value.type() != "null"
      && !(@.value.type() == "number" && @.value >= 1 && @.value <= 1000000000 && @.value % 1 == 0))'
    and not details @? '$.keyvalue() ? (@.key == "sampleCents") ? (@.value.type() != "null"
      && !(@.value.type() == "number" && @.value >= 1 && @.value <= 99999999999 && @.value % 1 == 0))'
    -- carton: {lengthCm, widthCm, heightCm, units}, or null; one unit's volume is its share, rounded up
    and coalesce(jsonb_typeof(details -> 'carton'), 'null') in ('null', 'object')
    and not details @? '$.carton ? (@.type() == "object").keyvalue() ? (!(@.value.type() == "number"
      && @.value >= 1 && @.value % 1 == 0 && (@.key == "units" && @.value <= 100000
        || (@.key == "lengthCm" || @.key == "widthCm" || @.key == "heightCm") && @.value <= 1000)))'
    and (jsonb_typeof(details -> 'carton') is distinct from 'object'
      or (details -> 'carton') ?& array['lengthCm', 'widthCm', 'heightCm', 'units']
        and (not details ? 'volumeCm3' or details @@ '$.volumeCm3 ==
          ($.carton.lengthCm * $.carton.widthCm * $.carton.heightCm / $.carton.units).ceiling()'))
    and not details @? '$.keyvalue() ? (@.key == "options" || @.key == "facts").value.type() ? (@ != "array")'
    and not details @? '$.*[*].type() ? (@ == "array")'
    -- options: [{name, values}]
    and not details @? '$.options.size() ? (@ > 2)'
    and not details @? '$.options[*] ? (!exists(@.name ? (@ like_regex "^.{1,40}$" flag "s"))
      || !(@.values.type() == "array" && @.values.size() >= 1 && @.values.size() <= 20))'
    and not details @? '$.options[*].values[*] ? (!exists(@ ? (@ like_regex "^.{1,40}$" flag "s")))'
    -- facts: [{name, value}]
    and not details @? '$.facts.size() ? (@ > 12)'
    and not details @? '$.facts[*] ? (!exists(@.name ? (@ like_regex "^.{1,60}$" flag "s"))
      || !exists(@.value ? (@ like_regex "^.{1,200}$" flag "s")))',
    false);
grant execute on function fx.details_fit to app, app_admin, effects;
