// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface ArticleNumbersSql {
  name: 'article_numbers';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null];
  row: {
    number: number;
    total: number | null;
  };
  computed: 'total';
}

export interface ArticleVersionsSql {
  name: 'article_versions';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: number | bigint | null];
  row: {
    id: number;
    number: number;
    scope: string | null;
    state: string | null;
    publish_at: string | null;
    publish_until: string | null;
    by: string | null;
    created_at: string | null;
    published_at: string | null;
    cover: string;
    title: string | null;
    locales: string[] | null;
    tags: string[] | null;
    sites: string[] | null;
  };
  computed: 'scope' | 'state' | 'publish_at' | 'publish_until' | 'by' | 'created_at' | 'published_at' | 'title' | 'locales' | 'tags' | 'sites';
}

export interface ArticleVersionSql {
  name: 'article_version';
  parameters: readonly [$1: number | null, $2: number | null];
  row: {
    id: number;
    number: number;
    scope: string | null;
    state: string | null;
    publish_at: string | null;
    publish_until: string | null;
    by: string | null;
    created_at: string | null;
    published_at: string | null;
    cover: string;
    title: string | null;
    locales: string[] | null;
    tags: string[] | null;
    sites: string[] | null;
    texts: unknown;
  };
  computed: 'scope' | 'state' | 'publish_at' | 'publish_until' | 'by' | 'created_at' | 'published_at' | 'title' | 'locales' | 'tags' | 'sites' | 'texts';
}

export interface ArticleRevisionSql {
  name: 'article_revision';
  parameters: readonly [$1: number | null];
  row: {
    revision: number | null;
  };
  computed: 'revision';
}

export interface ArticleTagNamesSql {
  name: 'article_tag_names';
  parameters: readonly [];
  row: {
    slug: string;
    name: string | null;
  };
  computed: 'name';
}

export interface MissingPartsSql {
  name: 'missing_parts';
  parameters: readonly [$1: string | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null];
  row: {
    covers: number | null;
    tags: number | null;
    sites: number[] | null;
  };
  computed: 'covers' | 'tags' | 'sites';
}

export interface PutArticleSql {
  name: 'put_article';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: boolean | null, $5: string | null];
  row: {
    id: number;
    number: number;
    revision: number;
    saved_at: string | null;
  };
  computed: 'saved_at';
}

export interface PutArticleChildrenSql {
  name: 'put_article_children';
  parameters: readonly [$1: number | null, $2: string | null, $3: readonly (string | null)[] | null, $4: readonly (number | null)[] | null];
  row: object;
  computed: never;
}

export interface NextStartSql {
  name: 'next_start';
  parameters: readonly [$1: number | null, $2: Date | string | null];
  row: {
    at: Date | null;
  };
  computed: 'at';
}

export interface EndBeforeSql {
  name: 'end_before';
  parameters: readonly [$1: number | null, $2: Date | string | null];
  row: object;
  computed: never;
}

export interface PublishArticleSql {
  name: 'publish_article';
  parameters: readonly [$1: number | null, $2: Date | string | null, $3: Date | string | null];
  row: {
    id: number;
    revision: number;
    publish_at: Date | null;
    publish_until: Date | null;
  };
  computed: never;
}

export interface EndArticleVersionSql {
  name: 'end_article_version';
  parameters: readonly [$1: number | null, $2: number | null];
  row: {
    id: number;
    revision: number;
    publish_at: Date | null;
    publish_until: Date | null;
    ended: Date | null;
  };
  computed: 'publish_at';
}

export interface ExtendVersionSql {
  name: 'extend_version';
  parameters: readonly [$1: number | null, $2: Date | string | null, $3: Date | string | null, $4: number | null];
  row: {
    id: number;
  };
  computed: never;
}
