// Generated from the database by `npm run db:snapshot`. Do not edit.

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
