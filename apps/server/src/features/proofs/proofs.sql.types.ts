// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface ProofShopperSql {
  name: 'proof_shopper';
  parameters: readonly [$1: number | null, $2: string | null, $3: number | bigint | null];
  row: {
    status: 'open' | 'ordered' | 'abandoned';
    customer_id: number | null;
    key_hash: string | null;
    contact_email: string | null;
    customer_email: string;
    customer_is_verified: boolean | null;
    order_email: string | null;
    captcha: boolean | null;
    confirmed: boolean | null;
  };
  computed: 'key_hash' | 'contact_email' | 'customer_is_verified' | 'order_email' | 'captcha' | 'confirmed';
}

export interface ProofSaveSql {
  name: 'proof_save';
  parameters: readonly [$1: number | null, $2: string | null, $3: Buffer | null, $4: boolean | null, $5: boolean | null];
  row: {
    id: number;
    captcha: boolean | null;
    confirmed: boolean | null;
  };
  computed: 'captcha' | 'confirmed';
}

export interface ProofMintSql {
  name: 'proof_mint';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: Buffer | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface ProofConfirmSql {
  name: 'proof_confirm';
  parameters: readonly [$1: number | null, $2: Buffer | null];
  row: {
    cartId: string;
  };
  computed: never;
}

export interface ProofsSweepSql {
  name: 'proofs_sweep';
  parameters: readonly [$1: number | null];
  row: {
    id: number;
  };
  computed: never;
}
