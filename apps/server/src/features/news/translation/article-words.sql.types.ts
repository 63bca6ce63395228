// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface ArticleWordsSql {
  name: 'article_words';
  parameters: readonly [$1: number | null];
  row: {
    number: number;
    created_by: string;
    edited_at: Date;
    publish_at: Date | null;
    publish_until: Date | null;
    cover: string;
    tags: string[] | null;
    sites: string[] | null;
    texts: unknown;
  };
  computed: 'publish_at' | 'tags' | 'sites' | 'texts';
}

export interface ArticleWordsDraftSql {
  name: 'article_words_draft';
  parameters: readonly [$1: number | null];
  row: {
    number: number;
    created_by: string;
    edited_at: Date;
    publish_at: Date | null;
    publish_until: Date | null;
    cover: string;
    tags: string[] | null;
    sites: string[] | null;
    texts: unknown;
  };
  computed: 'publish_at' | 'tags' | 'sites' | 'texts';
}
