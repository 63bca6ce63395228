// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface InvoicesListSql {
  name: 'invoices_list';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: Date | string | null, $4: number | bigint | null, $5: number | bigint | null];
  row: {
    site: string;
    id: number;
    number: string | null;
    kind: 'invoice' | 'credit_note';
    order_code: string | null;
    buyer: string | null;
    issued_on: string;
    total_minor: number;
    currency: string;
    credits: string | null;
  };
  computed: 'number' | 'order_code' | 'buyer' | 'credits';
}

export interface InvoicesCountSql {
  name: 'invoices_count';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: number | bigint | null];
  row: {
    count: number | null;
  };
  computed: 'count';
}

export interface InvoiceDocumentOneSql {
  name: 'invoice_document_one';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    document: unknown;
  };
  computed: 'document';
}
