// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface NewsListSql {
  name: 'news_list';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null, $5: number | bigint | null, $6: Date | string | null];
  row: {
    total: number | null;
    posts: unknown;
    tags: unknown;
  };
  computed: 'total' | 'posts' | 'tags';
}

export interface NewsListWithDraftsSql {
  name: 'news_list_with_drafts';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null, $5: number | bigint | null, $6: Date | string | null];
  row: {
    total: number | null;
    posts: unknown;
    tags: unknown;
  };
  computed: 'total' | 'posts' | 'tags';
}

export interface NewsArticleSql {
  name: 'news_article';
  parameters: readonly [$1: number | null, $2: string | null, $3: number | null, $4: Date | string | null];
  row: {
    article: unknown;
  };
  computed: 'article';
}

export interface NewsArticleWithDraftsSql {
  name: 'news_article_with_drafts';
  parameters: readonly [$1: number | null, $2: string | null, $3: number | null, $4: Date | string | null];
  row: {
    article: unknown;
  };
  computed: 'article';
}

export interface NewsAddressesSql {
  name: 'news_addresses';
  parameters: readonly [$1: number | null, $2: string | null, $3: Date | string | null];
  row: {
    id: number;
    slug: string;
  };
  computed: never;
}

export interface NewsAnnounceSql {
  name: 'news_announce';
  parameters: readonly [];
  row: {
    id: number;
  };
  computed: never;
}
