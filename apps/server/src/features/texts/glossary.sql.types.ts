// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface GlossaryListSql {
  name: 'glossary_list';
  parameters: readonly [$1: string | null];
  row: {
    id: number;
    locale: string;
    term: string;
    source: string | null;
    definition: string;
    forbidden: string[];
    kinds: string[];
    origin: 'release' | 'desk';
    revision: number;
  };
  computed: never;
}

export interface GlossaryInsertSql {
  name: 'glossary_insert';
  parameters: readonly [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: readonly (string | null)[] | null, $6: readonly (string | null)[] | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface GlossaryLockSql {
  name: 'glossary_lock';
  parameters: readonly [$1: number | bigint | null];
  row: {
    id: number;
    locale: string;
    term: string;
    source: string | null;
    definition: string;
    forbidden: string[];
    kinds: string[];
    origin: 'release' | 'desk';
    revision: number;
  };
  computed: never;
}

export interface GlossaryUpdateSql {
  name: 'glossary_update';
  parameters: readonly [$1: number | bigint | null, $2: string | null, $3: string | null, $4: string | null, $5: readonly (string | null)[] | null, $6: readonly (string | null)[] | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface GlossaryDeleteSql {
  name: 'glossary_delete';
  parameters: readonly [$1: number | bigint | null];
  row: object;
  computed: never;
}

export interface GlossaryReleasePutSql {
  name: 'glossary_release_put';
  parameters: readonly [$1: string | null];
  row: object;
  computed: never;
}

export interface TextLocalePutSql {
  name: 'text_locale_put';
  parameters: readonly [$1: string | null, $2: readonly (string | null)[] | null];
  row: object;
  computed: never;
}

export interface TextLocalesSql {
  name: 'text_locales';
  parameters: readonly [];
  row: {
    locale: string;
    needs_review: boolean;
    uses_machine: boolean;
    typography: string[];
    revision: number;
  };
  computed: never;
}

export interface TextLocaleSql {
  name: 'text_locale';
  parameters: readonly [$1: string | null];
  row: {
    locale: string;
    needs_review: boolean;
    uses_machine: boolean;
    typography: string[];
    revision: number;
  };
  computed: never;
}

export interface TextLocaleSetSql {
  name: 'text_locale_set';
  parameters: readonly [$1: string | null, $2: boolean | null, $3: boolean | null];
  row: object;
  computed: never;
}
