-- A company as the recipient of parcels and invoices, with its VAT or tax number.
alter table addresses
  add column company text,
  add column vat_number text,
  add constraint addresses_company check (length(company) between 1 and 120),
  add constraint addresses_vat_number
    check (vat_number is null or (length(vat_number) between 4 and 20 and company is not null));
