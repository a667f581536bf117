-- Whether a message's text is what its stock phrase says (contract/src/values/phrases.ts): a number, a day, or nothing.
-- No other phrase fits. A table constraint calls it.
create or replace function fx.phrase_fits(phrase text, said text) returns boolean language sql immutable parallel safe
  return case
    when phrase in ('delivery.days', 'packing.carton', 'payment.price', 'quality.damaged')
      then said ~ '^[1-9][0-9]{0,6}$'
    when phrase in ('delivery.ready', 'sample.day') then said ~ ('^20[0-9]{2}-((0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])'
      || '|(0[13-9]|1[0-2])-(29|30)|(0[13578]|1[02])-31|02-29)$')
    when phrase in ('delivery.when', 'delivery.where', 'delivery.shipped', 'delivery.late', 'delivery.arrived',
      'packing.how', 'packing.size', 'packing.photos', 'packing.sea', 'payment.how', 'payment.deposit',
      'payment.balance', 'payment.proof', 'payment.here', 'quality.material', 'quality.photos', 'quality.certificate',
      'quality.same', 'quality.replace', 'sample.ask', 'sample.yes', 'sample.no', 'sample.sent', 'sample.good',
      'thanks.thanks', 'thanks.order', 'thanks.soon', 'thanks.yes', 'thanks.no') then said = ''
    else false end;
grant execute on function fx.phrase_fits to app, app_admin, effects;
