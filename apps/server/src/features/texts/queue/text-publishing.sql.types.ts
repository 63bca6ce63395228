// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface TextsPublishableSql {
  name: 'texts_publishable';
  parameters: readonly [$1: string | null, $2: readonly (string | null)[] | null, $3: readonly (number | bigint | null)[] | null];
  row: {
    id: number;
    kind: 'interface' | 'mail' | 'page' | 'news' | 'product';
    subject: string;
  };
  computed: never;
}

export interface TextsWaitingSql {
  name: 'texts_waiting';
  parameters: readonly [$1: string | null, $2: readonly (string | null)[] | null];
  row: {
    count: number | null;
  };
  computed: 'count';
}

export interface TextContentPublishedSql {
  name: 'text_content_published';
  parameters: readonly [$1: string | null, $2: string | null, $3: string | null, $4: readonly (string | null)[] | null];
  row: {
    id: number;
    path: string;
    words: string | null;
  };
  computed: never;
}

export interface TextsPublishedSql {
  name: 'texts_published';
  parameters: readonly [$1: string | null, $2: readonly (number | bigint | null)[] | null];
  row: object;
  computed: never;
}

export interface TextOverridesPutSql {
  name: 'text_overrides_put';
  parameters: readonly [$1: string | null, $2: readonly (number | bigint | null)[] | null];
  row: object;
  computed: never;
}

export interface TextSourcesPutSql {
  name: 'text_sources_put';
  parameters: readonly [$1: string | null, $2: readonly (number | bigint | null)[] | null];
  row: object;
  computed: never;
}

export interface TextsBehindSql {
  name: 'texts_behind';
  parameters: readonly [$1: string | null, $2: readonly (number | bigint | null)[] | null, $3: Date | string | null];
  row: object;
  computed: never;
}
