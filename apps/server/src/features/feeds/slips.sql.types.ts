// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface MeasurePromisesSql {
  name: 'measure_promises';
  parameters: readonly [$1: number | null, $2: number | null];
  row: {
    count: number | null;
    onTime: number | null;
    medianDays: number | null;
    p90Days: number | null;
    worstDays: number | null;
  };
  computed: 'count' | 'onTime' | 'medianDays' | 'p90Days' | 'worstDays';
}

export interface MeasureArrivalsSql {
  name: 'measure_arrivals';
  parameters: readonly [$1: string | null, $2: number | null, $3: number | null];
  row: {
    count: number | null;
    onTime: number | null;
    medianDays: number | null;
    p90Days: number | null;
    worstDays: number | null;
  };
  computed: 'count' | 'onTime' | 'medianDays' | 'p90Days' | 'worstDays';
}

export interface CountLateSql {
  name: 'count_late';
  parameters: readonly [$1: number | null, $2: Date | string | null];
  row: {
    overdueUnits: number | null;
    brokenPromises: number | null;
  };
  computed: 'overdueUnits' | 'brokenPromises';
}
