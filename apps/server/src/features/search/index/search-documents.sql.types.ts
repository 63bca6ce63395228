// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface ListDocumentsSql {
  name: 'list_documents';
  parameters: readonly [$1: string | null, $2: number | bigint | null, $3: string | null];
  row: {
    product_id: number;
    name: string;
    kind: string | null;
    words: unknown;
  };
  computed: 'words';
}

export interface ListLocalesSql {
  name: 'list_locales';
  parameters: readonly [];
  row: {
    locale: string | null;
  };
  computed: 'locale';
}

export interface FindOutdatedSql {
  name: 'find_outdated';
  parameters: readonly [$1: readonly (string | null)[] | null, $2: string | null, $3: number | bigint | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface ListSourcesSql {
  name: 'list_sources';
  parameters: readonly [$1: readonly (string | null)[] | null, $2: readonly (number | null)[] | null];
  row: {
    id: number;
    revision: number;
    locale: string | null;
    original: string;
    own_name: string | null;
    english_name: string | null;
    own_kind: string | null;
    english_kind: string | null;
    aliases: string[] | null;
    text: string | null;
  };
  computed: 'locale' | 'aliases' | 'text';
}

export interface SaveDocumentsSql {
  name: 'save_documents';
  parameters: readonly [$1: string | null, $2: number | bigint | null, $3: string | null];
  row: object;
  computed: never;
}
