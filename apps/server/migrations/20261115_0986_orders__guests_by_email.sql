-- Guest orders become an account's when its e-mail address is proved: they are looked for by it.
create index orders_guests_by_email on orders (site_id, lower(email)) where customer_id is null;
