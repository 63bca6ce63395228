-- Panels of the checkout register an order with a mark where the buyer has no reference of the bank. It stood in the
-- column of references, was offered to staff as one, and the ledger then took it for the one transfer it names.
update orders set payment_ref = null
 where normalize_bank_reference(payment_ref) in ('PAYLATER', 'CASHDELIVERYORDER', 'CHECKPAYMENTORDER');

-- The buyer's choice stays in the history; the mark is no part of it.
alter table order_events disable trigger append_only;
update order_events set data = data - 'ref'
 where kind = 'registered'
   and normalize_bank_reference(data ->> 'ref') in ('PAYLATER', 'CASHDELIVERYORDER', 'CHECKPAYMENTORDER');
alter table order_events enable trigger append_only;

-- What staff have booked under the mark stays booked, without a reference.
alter table ledger_postings disable trigger append_only;
update ledger_postings set reference_key = null, shares_reference = false, provider_txn_id = attempt_id || ':'
 where reference_key in ('PAYLATER', 'CASHDELIVERYORDER', 'CHECKPAYMENTORDER');
alter table ledger_postings enable trigger append_only;

alter table ledger_postings add constraint ledger_postings_reference_no_mark
  check (reference_key not in ('PAYLATER', 'CASHDELIVERYORDER', 'CHECKPAYMENTORDER'));
