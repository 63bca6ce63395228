// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface FindManualsSql {
  name: 'find_manuals';
  parameters: readonly [$1: readonly (string | null)[] | null];
  row: {
    slug: string;
    product: string | null;
    name: string;
    position: number;
    names: unknown;
    files: unknown;
  };
  computed: 'product' | 'names' | 'files';
}

export interface SaveManualsSql {
  name: 'save_manuals';
  parameters: readonly [$1: string | null];
  row: object;
  computed: never;
}

export interface SaveManualsManualTranslationsSql {
  name: 'save_manuals_manual_translations';
  parameters: readonly [$1: string | null];
  row: object;
  computed: never;
}

export interface SaveManualsManualFilesSql {
  name: 'save_manuals_manual_files';
  parameters: readonly [$1: string | null];
  row: object;
  computed: never;
}
