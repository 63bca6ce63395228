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

export interface PrivacyForgetLettersSql {
  name: 'privacy_forget_letters';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface PrivacyForgetAlertsSql {
  name: 'privacy_forget_alerts';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface PrivacyForgetQuestionsSql {
  name: 'privacy_forget_questions';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface PrivacyForgetRidesSql {
  name: 'privacy_forget_rides';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface PrivacyForgetPrivacyRequestsSql {
  name: 'privacy_forget_privacy_requests';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface PrivacyForgetNotesSql {
  name: 'privacy_forget_notes';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface PrivacyForgetOrdersSql {
  name: 'privacy_forget_orders';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: string | null];
  row: object;
  computed: never;
}

export interface PrivacyForgetPaymentsSql {
  name: 'privacy_forget_payments';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface PrivacyForgetEventsSql {
  name: 'privacy_forget_events';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface PrivacyForgetCartsSql {
  name: 'privacy_forget_carts';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface PrivacyForgetPlacesSql {
  name: 'privacy_forget_places';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface PrivacyForgetWishListSql {
  name: 'privacy_forget_wish_list';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface PrivacyForgetAnswersSql {
  name: 'privacy_forget_answers';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface PrivacyForgetCustomerTokensSql {
  name: 'privacy_forget_customer_tokens';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface PrivacyForgetKnownDevicesSql {
  name: 'privacy_forget_known_devices';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface PrivacyForgetPasskeysSql {
  name: 'privacy_forget_passkeys';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface PrivacyForgetPasskeyChallengesSql {
  name: 'privacy_forget_passkey_challenges';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface PrivacyForgetCustomerSql {
  name: 'privacy_forget_customer';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: string | null];
  row: object;
  computed: never;
}

export interface PrivacyForgetAuditSql {
  name: 'privacy_forget_audit';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface PrivacyForgetApprovalsSql {
  name: 'privacy_forget_approvals';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}
