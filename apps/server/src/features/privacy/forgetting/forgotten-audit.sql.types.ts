// Generated from the database by `npm run db:snapshot`. Do not edit.

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
