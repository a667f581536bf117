-- Words for units in four languages, folded, and how many grams, millilitres, millimetres, watts or volts each is.
-- Cables are sold by mm², which people write as mm.
create or replace function fx.units() returns table (word text, base text, factor numeric)
  language sql immutable parallel safe as $$
    select unnest(string_to_array(u.words, ' ')), u.base, u.factor from (values
      ('g gr gram grams gramlik garaam غ غم جم غرام جرام', 'g', 1),
      ('kg kgs kilo kilos kilogram kilograms kiloluk kglik kiilo kiilogaraam', 'g', 1000),
      ('كغ كجم كلغ كيلو كيلوغرام كيلوجرام', 'g', 1000),
      ('ton tons tonne tonnes tan طن', 'g', 1000000),
      ('ml mililitre millilitre mililitir مل مللتر', 'ml', 1),
      ('cl', 'ml', 10),
      ('l lt ltr litre liter litres liters litrelik litir liitar ل لتر ليتر', 'ml', 1000),
      ('mm mm2 milimetre milimitir مم ملم', 'mm', 1),
      ('cm santim santimetre sentimitir سم سنتيمتر', 'mm', 10),
      ('m mt metre meter metres meters metrelik mitir م متر', 'mm', 1000),
      ('w watt watts vat واط وات', 'w', 1),
      ('kw kilowatt kilovat', 'w', 1000),
      ('v volt volts فولت', 'v', 1)) u (words, base, factor) $$;
grant execute on function fx.units to app, effects;
