// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface PrivacyForgetTransfersSql {
  name: 'privacy_forget_transfers';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface PrivacyForgetWarrantySql {
  name: 'privacy_forget_warranty';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface PrivacyForgetReturnsSql {
  name: 'privacy_forget_returns';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface PrivacyForgetWithdrawalsSql {
  name: 'privacy_forget_withdrawals';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface PrivacyForgetReviewsSql {
  name: 'privacy_forget_reviews';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}
