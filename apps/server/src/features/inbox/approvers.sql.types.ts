// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface OpenApprovalSql {
  name: 'open_approval';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    permission: string;
  };
  computed: never;
}

export interface ApproversSql {
  name: 'approvers';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null];
  row: {
    id: number;
    name: string;
    email: string | null;
    locale: string;
  };
  computed: never;
}
