-- What waits for a customer begins with the proposals that they have not answered (decision 73).
create index order_amendments_waiting on order_amendments (customer_id, order_id) where state = 'proposed';
