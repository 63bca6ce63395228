// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface ProductPageSql {
  name: 'product_page';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null, $5: readonly (number | null)[] | null, $6: readonly (number | null)[] | null];
  row: {
    id: number;
    revision: number;
    document: unknown;
    currency: string;
    country: string | null;
    shop: boolean;
    siblings: unknown;
    available: unknown;
  };
  computed: 'document' | 'siblings' | 'available';
}

export interface StoreProductDocumentSql {
  name: 'store_product_document';
  parameters: readonly [$1: number | null, $2: string | null, $3: number | bigint | null, $4: string | null];
  row: object;
  computed: never;
}
