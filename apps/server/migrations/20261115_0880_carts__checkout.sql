-- What a guest says about himself, and which way of delivery was chosen, before there is an order (H-05, H-35).
alter table carts
  add column contact jsonb check (jsonb_typeof(contact) = 'object'),
  add column delivery jsonb check (jsonb_typeof(delivery) = 'object');

alter table orders
  -- the shopper has done what he has to do: a reference given, pay-later chosen, a card accepted
  add column registered_at timestamptz,
  -- the shopper's own words for his payment: stored, never trusted
  add column payment_ref text check (length(payment_ref) <= 255),
  add column terms_accepted_at timestamptz;
