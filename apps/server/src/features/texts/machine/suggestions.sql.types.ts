// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface TextsMissingSql {
  name: 'texts_missing';
  parameters: readonly [$1: string | null, $2: string | null, $3: string | null, $4: number | bigint | null, $5: number | bigint | null];
  row: {
    id: number;
    kind: 'interface' | 'mail' | 'page' | 'news' | 'product';
    source: string;
    revision: number;
  };
  computed: never;
}

export interface TextSuggestionPutSql {
  name: 'text_suggestion_put';
  parameters: readonly [$1: number | bigint | null, $2: string | null, $3: string | null, $4: string | null, $5: number | null, $6: string | null];
  row: {
    text_id: number;
  };
  computed: never;
}
