// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface MediaListSql {
  name: 'media_list';
  parameters: readonly [$1: string | null, $2: string | null, $3: string | null, $4: number | null, $5: string | null, $6: Date | string | null, $7: number | null, $8: number | bigint | null];
  row: {
    id: number;
    at: string | null;
    key: string;
    kind: string | null;
    status: 'processing' | 'usable' | 'refused' | 'retired';
    width: number | null;
    height: number | null;
    focal_x: number | null;
    focal_y: number | null;
    is_decorative: boolean;
    shown_key: string | null;
    shown_hash: string | null;
    shown_widths: number[] | null;
    is_stored: boolean | null;
    texts: number | null;
    uses: number | null;
    created_at: string | null;
  };
  computed: 'at' | 'kind' | 'shown_key' | 'shown_hash' | 'shown_widths' | 'is_stored' | 'texts' | 'uses' | 'created_at';
}

export interface MediaCountSql {
  name: 'media_count';
  parameters: readonly [$1: string | null, $2: string | null, $3: string | null, $4: number | null, $5: string | null, $6: number | bigint | null];
  row: {
    count: number | null;
  };
  computed: 'count';
}

export interface MediaOneSql {
  name: 'media_one';
  parameters: readonly [$1: string | null];
  row: {
    id: number;
    at: string | null;
    key: string;
    kind: string | null;
    status: 'processing' | 'usable' | 'refused' | 'retired';
    width: number | null;
    height: number | null;
    focal_x: number | null;
    focal_y: number | null;
    is_decorative: boolean;
    shown_key: string | null;
    shown_hash: string | null;
    shown_widths: number[] | null;
    is_stored: boolean | null;
    texts: number | null;
    uses: number | null;
    created_at: string | null;
    revision: number;
    origin: 'brand' | 'desk';
    for_site_id: number | null;
    formats: string[];
    widths: number[];
    alts: unknown;
    original: unknown;
  };
  computed: 'at' | 'kind' | 'shown_key' | 'shown_hash' | 'shown_widths' | 'is_stored' | 'texts' | 'uses' | 'created_at' | 'alts' | 'original';
}
