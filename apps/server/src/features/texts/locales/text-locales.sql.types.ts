// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface TextLocalesOfSitesSql {
  name: 'text_locales_of_sites';
  parameters: readonly [];
  row: {
    locale: string;
    edition: string | null;
    site_id: number;
    slug: string;
  };
  computed: never;
}

export interface TextLocaleVisibleSql {
  name: 'text_locale_visible';
  parameters: readonly [$1: string | null, $2: readonly (number | null)[] | null];
  row: {
    is_visible: boolean | null;
  };
  computed: 'is_visible';
}
