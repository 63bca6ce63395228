// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface AuditChainSitesSql {
  name: 'audit_chain_sites';
  parameters: readonly [];
  row: {
    id: number;
    slug: string;
  };
  computed: never;
}

export interface AuditLastLinkSql {
  name: 'audit_last_link';
  parameters: readonly [$1: number | null];
  row: {
    number: number;
    through_xact: string | null;
    hash: Buffer;
  };
  computed: 'through_xact';
}

export interface AuditUnlinkedSql {
  name: 'audit_unlinked';
  parameters: readonly [$1: number | null, $2: string | null, $3: number | null];
  row: {
    xact: string | null;
    content: string | null;
  };
  computed: 'xact' | 'content';
}

export interface AuditInsertLinkSql {
  name: 'audit_insert_link';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: number | null, $5: Buffer | null];
  row: {
    number: number;
  };
  computed: never;
}

export interface AuditChainSql {
  name: 'audit_chain';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null];
  row: {
    number: number;
    through_xact: string | null;
    row_count: number;
    hash: Buffer;
    created_at: Date;
  };
  computed: 'through_xact';
}

export interface AuditRowsSql {
  name: 'audit_rows';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
  row: {
    content: string | null;
    private_fits: boolean | null;
  };
  computed: 'content' | 'private_fits';
}

export interface AuditAllHeadsSql {
  name: 'audit_all_heads';
  parameters: readonly [];
  row: {
    slug: string;
    number: number;
    hash: string | null;
    created_at: Date;
  };
  computed: 'hash';
}
