-- The desk's lists of quotes, and quotes that it prepares for people (decision 71).

-- What waits for the desk is an offer that somebody asks to have (quote_claims), beside what waits for a supplier.
alter table quotes add claim_asked boolean not null default false;

-- Lists of the desk by whose turn it is. An index of all states in the order of time would read, of a state that few
-- quotes are in, most of the others.
create index quotes_desk_waiting on quotes (created_at desc, id desc)
  where state in ('requested', 'countered') or state = 'offered' and claim_asked;
create index quotes_desk_theirs on quotes (created_at desc, id desc) where state = 'offered' and not claim_asked;
create index quotes_desk_ordered on quotes (created_at desc, id desc) where state = 'ordered';
create index quotes_desk_ended on quotes (created_at desc, id desc)
  where state in ('withdrawn', 'declined', 'expired', 'closed');
