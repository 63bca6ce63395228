// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface LetterInsertSql {
  name: 'letter_insert';
  parameters: readonly [$1: number | null, $2: string | null, $3: number | bigint | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface LetterLockSql {
  name: 'letter_lock';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: number;
    name: string;
    status: 'draft' | 'testing' | 'scheduled' | 'sending' | 'stopped' | 'sent';
    revision: number;
    scheduled_at: Date | null;
    locales: string[] | null;
  };
  computed: 'locales';
}

export interface LetterSaveSql {
  name: 'letter_save';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
  row: {
    revision: number;
  };
  computed: never;
}

export interface LetterDeleteTextsSql {
  name: 'letter_delete_texts';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface LetterInsertTextsSql {
  name: 'letter_insert_texts';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
  row: object;
  computed: never;
}

export interface LetterRecentSaveSql {
  name: 'letter_recent_save';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | null];
  row: {
    found: number | null;
  };
  computed: 'found';
}

export interface LetterSetStatusSql {
  name: 'letter_set_status';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
  row: object;
  computed: never;
}

export interface LetterAudienceSql {
  name: 'letter_audience';
  parameters: readonly [$1: number | null];
  row: {
    locale: string | null;
    subscribers: number | null;
  };
  computed: 'locale' | 'subscribers';
}

export interface LetterStartSql {
  name: 'letter_start';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | null];
  row: object;
  computed: never;
}

export interface LetterScheduleSql {
  name: 'letter_schedule';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: Date | string | null];
  row: object;
  computed: never;
}

export interface LetterFindSql {
  name: 'letter_find';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: number;
    name: string;
    status: 'draft' | 'testing' | 'scheduled' | 'sending' | 'stopped' | 'sent';
    revision: number;
    created_at: string | null;
    scheduled_at: string | null;
    started_at: string | null;
    ended_at: string | null;
    planned: number | null;
    texts: unknown;
    counts: unknown;
    suppressed: number | null;
    problems: unknown;
  };
  computed: 'created_at' | 'scheduled_at' | 'started_at' | 'ended_at' | 'texts' | 'counts' | 'suppressed' | 'problems';
}

export interface LetterSiteSql {
  name: 'letter_site';
  parameters: readonly [$1: number | null];
  row: {
    site: unknown;
  };
  computed: 'site';
}

export interface LetterListSql {
  name: 'letter_list';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: Date | string | null, $3: number | bigint | null, $4: number | bigint | null, $5: string | null];
  row: {
    key: string | null;
    site: string;
    id: number;
    name: string;
    status: 'draft' | 'testing' | 'scheduled' | 'sending' | 'stopped' | 'sent';
    planned: number | null;
    locales: string[] | null;
    sent: number | null;
    created_at: string | null;
    scheduled_at: string | null;
    started_at: string | null;
  };
  computed: 'key' | 'locales' | 'sent' | 'created_at' | 'scheduled_at' | 'started_at';
}

export interface LetterCountSql {
  name: 'letter_count';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: number | bigint | null, $3: string | null];
  row: {
    count: number | null;
  };
  computed: 'count';
}
