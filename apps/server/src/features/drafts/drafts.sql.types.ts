// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface DraftSiteSql {
  name: 'draft_site';
  parameters: readonly [$1: string | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface DraftsListSql {
  name: 'drafts_list';
  parameters: readonly [$1: number | bigint | null];
  row: {
    entry: unknown;
  };
  computed: 'entry';
}

export interface DraftShowSql {
  name: 'draft_show';
  parameters: readonly [$1: number | bigint | null, $2: string | null, $3: string | null, $4: number | null];
  row: {
    draft: unknown;
  };
  computed: 'draft';
}

export interface DraftSaveSql {
  name: 'draft_save';
  parameters: readonly [$1: number | bigint | null, $2: string | null, $3: string | null, $4: number | null, $5: string | null, $6: string | null, $7: string | null, $8: string | null, $9: number | null];
  row: {
    version: number | null;
    updated_at: Date | null;
  };
  computed: 'version' | 'updated_at';
}

export interface DraftDiscardSql {
  name: 'draft_discard';
  parameters: readonly [$1: number | bigint | null, $2: string | null, $3: string | null, $4: number | null, $5: number | null];
  row: {
    version: number;
  };
  computed: never;
}

export interface DraftsSweepSql {
  name: 'drafts_sweep';
  parameters: readonly [];
  row: {
    one: number | null;
  };
  computed: 'one';
}
