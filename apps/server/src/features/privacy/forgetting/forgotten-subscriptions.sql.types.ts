// Generated from the database by `npm run db:snapshot`. Do not edit.

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
