// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface FindStoresSql {
  name: 'find_stores';
  parameters: readonly [$1: number | null, $2: readonly (string | null)[] | null];
  row: {
    ref: string | null;
    name: string;
    address: string;
    city: string;
    state: string | null;
    postal_code: string | null;
    country: string;
    phone: string | null;
    email: string | null;
    services: string[];
    timezone: string | null;
    hours: unknown;
    info: string | null;
    lat: number | null;
    lng: number | null;
    status: 'active' | 'closed';
  };
  computed: 'hours' | 'lat' | 'lng';
}

export interface SaveStoresSql {
  name: 'save_stores';
  parameters: readonly [$1: number | null, $2: string | null];
  row: object;
  computed: never;
}
