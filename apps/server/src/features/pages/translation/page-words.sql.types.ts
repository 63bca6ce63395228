// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface PageWordsSql {
  name: 'page_words';
  parameters: readonly [$1: string | null, $2: readonly (string | null)[] | null];
  row: {
    slug: string;
    locale: string;
    created_by: string;
    created_at: Date;
    publish_at: Date | null;
    publish_until: Date | null;
    text: unknown;
  };
  computed: 'text';
}

export interface PageWordsDraftSql {
  name: 'page_words_draft';
  parameters: readonly [$1: string | null, $2: string | null];
  row: {
    slug: string;
    locale: string;
    created_by: string;
    created_at: Date;
    publish_at: Date | null;
    publish_until: Date | null;
    text: unknown;
  };
  computed: 'text';
}
