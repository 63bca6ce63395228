// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface TakeBackClaimsSql {
  name: 'take_back_claims';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null];
  row: {
    unitId: string;
  };
  computed: never;
}

export interface TakeBackUnitsSql {
  name: 'take_back_units';
  parameters: readonly [$1: number | null, $2: readonly (string | null)[] | null, $3: string | null];
  row: object;
  computed: never;
}

export interface InspectUnitsSql {
  name: 'inspect_units';
  parameters: readonly [$1: number | null, $2: readonly (string | null)[] | null, $3: string | null];
  row: {
    product: string;
  };
  computed: never;
}
