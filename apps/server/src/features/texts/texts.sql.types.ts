// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface TextCatalogueSql {
  name: 'text_catalogue';
  parameters: readonly [$1: string | null];
  row: {
    digest: string;
  };
  computed: never;
}

export interface TextCatalogueNoteSql {
  name: 'text_catalogue_note';
  parameters: readonly [$1: string | null, $2: string | null];
  row: object;
  computed: never;
}

export interface TextsLockSql {
  name: 'texts_lock';
  parameters: readonly [$1: string | null, $2: string | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface TextsKnownSql {
  name: 'texts_known';
  parameters: readonly [$1: string | null, $2: string | null];
  row: {
    id: number;
    path: string;
    source: string;
    released_source: string;
    is_retired: boolean | null;
    marks: unknown;
    overridden: string[] | null;
  };
  computed: 'is_retired' | 'marks' | 'overridden';
}

export interface TextsPutSql {
  name: 'texts_put';
  parameters: readonly [$1: string | null, $2: string | null, $3: string | null];
  row: object;
  computed: never;
}

export interface TextMarksPutSql {
  name: 'text_marks_put';
  parameters: readonly [$1: string | null, $2: string | null, $3: string | null, $4: Date | string | null];
  row: object;
  computed: never;
}

export interface TextsRetireSql {
  name: 'texts_retire';
  parameters: readonly [$1: readonly (number | bigint | null)[] | null];
  row: object;
  computed: never;
}

export interface TextMemoryPutSql {
  name: 'text_memory_put';
  parameters: readonly [$1: string | null];
  row: object;
  computed: never;
}

export interface TextOverridesSql {
  name: 'text_overrides';
  parameters: readonly [$1: string | null];
  row: {
    path: string;
    locale: string;
    words: string;
    released: string[] | null;
  };
  computed: 'released';
}
