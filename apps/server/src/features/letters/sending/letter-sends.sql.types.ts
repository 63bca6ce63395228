// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface LetterLockSendingSql {
  name: 'letter_lock_sending';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    status: 'draft' | 'testing' | 'scheduled' | 'sending' | 'stopped' | 'sent';
    allowance: number | null;
  };
  computed: 'allowance';
}

export interface LetterRateSql {
  name: 'letter_rate';
  parameters: readonly [$1: number | null];
  row: {
    rate: number | null;
  };
  computed: 'rate';
}

export interface LetterClaimNextSql {
  name: 'letter_claim_next';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    subscriberId: number;
    locale: string;
    tries: number | null;
    email: string;
  };
  computed: 'tries';
}

export interface LetterClaimDeferredSql {
  name: 'letter_claim_deferred';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    subscriberId: number;
    locale: string;
    tries: number;
    email: string | null;
  };
  computed: 'email';
}

export interface LetterEndStaleSql {
  name: 'letter_end_stale';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | null];
  row: object;
  computed: never;
}

export interface LetterWaitingSql {
  name: 'letter_waiting';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    waiting: number | null;
  };
  computed: 'waiting';
}

export interface LetterRecordSendSql {
  name: 'letter_record_send';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: string | null, $5: string | null, $6: number | null];
  row: object;
  computed: never;
}

export interface LetterTextFindSql {
  name: 'letter_text_find';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
  row: {
    locale: string;
    subject: string;
    preview: string;
    blocks: unknown;
  };
  computed: 'blocks';
}
