// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface ApprovalPersonSql {
  name: 'approval_person';
  parameters: readonly [$1: number | null];
  row: {
    id: number | null;
  };
  computed: 'id';
}
