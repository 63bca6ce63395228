// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface ContentPicturesSql {
  name: 'content_pictures';
  parameters: readonly [];
  row: {
    key: string;
    kind: string | null;
    width: number | null;
    height: number | null;
    address: string | null;
    alts: unknown;
  };
  computed: 'kind' | 'address' | 'alts';
}
