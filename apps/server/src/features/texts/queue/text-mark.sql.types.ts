// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface TextShowSql {
  name: 'text_show';
  parameters: readonly [$1: number | bigint | null, $2: string | null, $3: number | bigint | null];
  row: {
    id: number;
    kind: 'interface' | 'mail' | 'page' | 'news' | 'product';
    subject: string;
    path: string;
    source: string;
    digest: string;
    made_from: string | null;
    words: string | null;
    state: 'missing' | 'suggested' | 'translated' | 'reviewed' | 'published' | 'stale';
    origin: 'release' | 'desk' | 'memory' | 'machine' | 'file';
    note: string | null;
    wants_review: boolean;
    due_on: string | null;
    revision: number;
    title: string | null;
    is_own: boolean | null;
    overruled: string | null;
    translated_by: string | null;
    reviewed_by: string | null;
  };
  computed: 'made_from' | 'due_on' | 'title' | 'is_own' | 'translated_by' | 'reviewed_by';
}

export interface TextSimilarSql {
  name: 'text_similar';
  parameters: readonly [$1: string | null, $2: string | null, $3: number | bigint | null];
  row: {
    source: string | null;
    words: string | null;
    match: number | null;
  };
  computed: 'source' | 'words' | 'match';
}

export interface TextLockSql {
  name: 'text_lock';
  parameters: readonly [$1: number | bigint | null, $2: string | null];
  row: {
    id: number;
    kind: 'interface' | 'mail' | 'page' | 'news' | 'product';
    subject: string;
    path: string;
    source: string;
    digest: string;
    state: 'missing' | 'suggested' | 'translated' | 'reviewed' | 'published' | 'stale';
    words: string | null;
    made_from: string | null;
    translated_by: number | null;
    origin: 'release' | 'desk' | 'memory' | 'machine' | 'file';
    revision: number;
    is_live: boolean | null;
  };
  computed: 'is_live';
}

export interface TextMarkPutSql {
  name: 'text_mark_put';
  parameters: readonly [$1: number | bigint | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: number | bigint | null, $8: number | bigint | null, $9: string | null, $10: string | null, $11: boolean | null];
  row: {
    revision: number;
  };
  computed: never;
}
