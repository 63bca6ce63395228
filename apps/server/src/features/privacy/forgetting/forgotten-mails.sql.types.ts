// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface PrivacyForgetMailsSql {
  name: 'privacy_forget_mails';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface PrivacyForgetNamesInMailsSql {
  name: 'privacy_forget_names_in_mails';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface PrivacyForgetQuestionsInMailsSql {
  name: 'privacy_forget_questions_in_mails';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}
