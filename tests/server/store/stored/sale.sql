insert into sales (shop, reference, amount, currency, paid_at, told_at, created_at)
  values ('standard', 'VENTE-1', 1450, 'eur', 1780394400000, 1780394400000, 1780394400000);
insert into orders (code, city, identifier, state, sale_id, sale_copy, gift_from, gift_to, stopped_at, created_at, updated_at)
  values ('VENDU2', 'VILLE', 'V-1-1', 'COMMAND', (select id from sales), 1, 'Papi Jo', 'Noémie', 1780394500000, 1780394400000, 1780394500000);
insert into dispatches (order_id, state, queued_on, queued_at, buyer)
  select id, 'paid', '2026-06-02', 1780394400000, 'marraine@boutique.test' from orders where code = 'VENDU2';
insert into order_addresses (order_id, sealed, written_at)
  select id, '{"name":"Noémie Vaugrenard","line1":"3 rue du Puits","line2":null,"postalCode":"73500","city":"Modane","country":"FR"}', 1780394400000
  from orders where code = 'VENDU2';
insert into withdrawals (reference, email, order_id, received_at)
  select 'VENDU2', 'marraine@boutique.test', id, 1780394500000 from orders where code = 'VENDU2';
