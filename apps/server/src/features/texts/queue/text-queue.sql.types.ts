// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface TextQueueSql {
  name: 'text_queue';
  parameters: readonly [$1: string | null, $2: readonly (string | null)[] | null, $3: number | bigint | null, $4: number | bigint | null, $5: number | bigint | null];
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
  };
  computed: 'made_from' | 'due_on' | 'title' | 'is_own';
}

export interface TextQueueOfKindSql {
  name: 'text_queue_of_kind';
  parameters: readonly [$1: string | null, $2: readonly (string | null)[] | null, $3: string | null, $4: string | null, $5: number | bigint | null, $6: number | bigint | null, $7: number | bigint | null];
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
  };
  computed: 'made_from' | 'due_on' | 'title' | 'is_own';
}

export interface TextQueueCountOfKindSql {
  name: 'text_queue_count_of_kind';
  parameters: readonly [$1: string | null, $2: string | null, $3: number | bigint | null];
  row: {
    count: number | null;
  };
  computed: 'count';
}

export interface TextCountsSql {
  name: 'text_counts';
  parameters: readonly [];
  row: {
    locale: string;
    state: 'missing' | 'suggested' | 'translated' | 'reviewed' | 'published' | 'stale';
    count: number | null;
  };
  computed: 'count';
}
