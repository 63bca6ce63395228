// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface ApprovalRuleFindSql {
  name: 'approval_rule_find';
  parameters: readonly [$1: string | null, $2: string | null, $3: number | null];
  row: {
    id: number;
    for_site_id: number | null;
    min_amount_minor: number | null;
  };
  computed: never;
}

export interface ApprovalRulesSql {
  name: 'approval_rules';
  parameters: readonly [$1: string | null, $2: readonly (number | null)[] | null, $3: string | null];
  row: {
    site: string;
    site_id: number;
    currency: string | null;
    min_amount_minor: number | null;
    from: string | null;
  };
  computed: 'currency' | 'from';
}

export interface ApprovalRuleSetSql {
  name: 'approval_rule_set';
  parameters: readonly [$1: string | null, $2: number | null, $3: string | null, $4: number | bigint | null, $5: number | bigint | null];
  row: object;
  computed: never;
}
