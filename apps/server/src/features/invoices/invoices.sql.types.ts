// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface LockSeriesSql {
  name: 'lock_series';
  parameters: readonly [$1: number | null];
  row: object;
  computed: never;
}

export interface LockSeriesOfSql {
  name: 'lock_series_of';
  parameters: readonly [$1: number | null];
  row: {
    series: string;
    issuedOn: string | null;
    nextNumber: number | null;
  };
  computed: 'issuedOn' | 'nextNumber';
}

export interface FindInvoiceSql {
  name: 'find_invoice';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: number;
    document: unknown;
  };
  computed: 'document';
}

export interface IsCreditableSql {
  name: 'is_creditable';
  parameters: readonly [$1: number | null, $2: string | null];
  row: object;
  computed: never;
}

export interface ReadInvoiceSourceSql {
  name: 'read_invoice_source';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    locale: string;
    country_iso: string | null;
    legal: unknown;
    phone: string | null;
    code: string;
    placed_on: string | null;
    given_name: string;
    family_name: string;
    email: string;
    address: unknown;
    currency: string;
    prices_include_tax: boolean;
    subtotal_minor: number;
    discount_minor: number;
    shipping_minor: number;
    tax_minor: number;
    tax_estimate: unknown;
    total_minor: number;
    paid_on: string | null;
    payment_name: string | null;
    lines: unknown;
  };
  computed: 'legal' | 'phone' | 'placed_on' | 'address' | 'tax_estimate' | 'paid_on' | 'payment_name' | 'lines';
}

export interface InsertInvoiceSql {
  name: 'insert_invoice';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null, $5: number | bigint | null, $6: string | null, $7: Date | string | null, $8: number | bigint | null, $9: string | null, $10: string | null];
  row: {
    number: number;
  };
  computed: never;
}

export interface ListUncreditedSql {
  name: 'list_uncredited';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    refundId: string;
    amountMinor: number | null;
  };
  computed: 'amountMinor';
}

export interface InvoiceOfOrderSql {
  name: 'invoice_of_order';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    document: unknown;
  };
  computed: 'document';
}

export interface InvoiceByIdSql {
  name: 'invoice_by_id';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null];
  row: {
    document: unknown;
  };
  computed: 'document';
}
