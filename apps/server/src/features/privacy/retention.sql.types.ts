// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface UnsafeDeleteCartsSql {
  name: 'unsafe_delete_carts';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: string;
  };
  computed: never;
}

export interface UnsafeEmptyCartsSql {
  name: 'unsafe_empty_carts';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: string;
  };
  computed: never;
}

export interface UnsafeDeleteConsentsSql {
  name: 'unsafe_delete_consents';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: string;
  };
  computed: never;
}

export interface UnsafeForgetOldMailsSql {
  name: 'unsafe_forget_old_mails';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface UnsafeDeleteSubscribersSql {
  name: 'unsafe_delete_subscribers';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface UnsafeDeleteAlertsSql {
  name: 'unsafe_delete_alerts';
  parameters: readonly [$1: number | null, $2: number | null, $3: number | null, $4: number | bigint | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface UnsafeDeleteProofsSql {
  name: 'unsafe_delete_proofs';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface UnsafeForgetQuestionsSql {
  name: 'unsafe_forget_questions';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: string;
  };
  computed: never;
}

export interface UnsafeForgetRidesSql {
  name: 'unsafe_forget_rides';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: string;
  };
  computed: never;
}

export interface UnsafeDeleteReviewsSql {
  name: 'unsafe_delete_reviews';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: number;
  };
  computed: never;
}
