// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface ListSiteDaysSql {
  name: 'list_site_days';
  parameters: readonly [];
  row: {
    id: number;
    slug: string;
    today: string | null;
  };
  computed: 'today';
}

export interface FindUsualSlipSql {
  name: 'find_usual_slip';
  parameters: readonly [$1: number | null];
  row: {
    moves: number | null;
    days: number | null;
  };
  computed: 'moves' | 'days';
}

export interface StateOverdueSql {
  name: 'state_overdue';
  parameters: readonly [];
  row: {
    set_config: string | null;
  };
  computed: 'set_config';
}

export interface MoveOverdueSql {
  name: 'move_overdue';
  parameters: readonly [$1: number | null, $2: Date | string | null, $3: number | bigint | null, $4: number | null];
  row: {
    product: string;
    taken: boolean | null;
  };
  computed: 'taken';
}
