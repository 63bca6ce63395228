// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface SearchUnitsSql {
  name: 'search_units';
  parameters: readonly [$1: number | null, $2: number | null, $3: readonly (number | null)[] | null, $4: number | null];
  row: {
    version: number | null;
    currency: string;
    country_iso: string | null;
    sells_drafts: boolean | null;
    sells_factory_units: boolean | null;
    shown: number[] | null;
    which: Buffer | null;
    what: Buffer | null;
    store_ids: number[] | null;
    store_cities: string | null;
  };
  computed: 'version' | 'sells_drafts' | 'sells_factory_units' | 'shown' | 'which' | 'what' | 'store_ids' | 'store_cities';
}

export interface SearchAllUnitsSql {
  name: 'search_all_units';
  parameters: readonly [$1: number | null, $2: number | null, $3: number | null];
  row: {
    version: number | null;
    currency: string;
    country_iso: string | null;
    sells_drafts: boolean | null;
    sells_factory_units: boolean | null;
    shown: number[] | null;
    which: Buffer | null;
    what: Buffer | null;
    store_ids: number[] | null;
    store_cities: string | null;
  };
  computed: 'version' | 'sells_drafts' | 'sells_factory_units' | 'shown' | 'which' | 'what' | 'store_ids' | 'store_cities';
}

export interface SearchStorePlacesSql {
  name: 'search_store_places';
  parameters: readonly [$1: number | null];
  row: {
    id: number;
    ref: string | null;
    name: string;
    city: string;
    lat: number | null;
    lng: number | null;
  };
  computed: 'lat' | 'lng';
}

export interface SearchShownSql {
  name: 'search_shown';
  parameters: readonly [$1: number | null, $2: readonly (number | null)[] | null];
  row: {
    version: number | null;
    shown: number[] | null;
  };
  computed: 'version' | 'shown';
}
