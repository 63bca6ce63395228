-- One invoice per order and one credit note per refund, whoever asks and how often.
alter table invoices
  add column refund_id uuid,
  add foreign key (site_id, refund_id) references refunds on delete restrict,
  add check (refund_id is null or kind = 'credit_note');
create unique index invoices_one_per_order on invoices (site_id, order_id) where kind = 'invoice';
create unique index invoices_one_per_refund on invoices (site_id, refund_id) where refund_id is not null;

-- Delivered and not paid: cash that the courier has still to bring. A handful of rows among millions.
create index orders_delivered_unpaid on orders (site_id, placed_at)
  where status = 'delivered' and payment_status = 'unpaid';
