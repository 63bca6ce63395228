import type { Drill } from '../drill.ts';
import { DATABASE_DRILLS, STORAGE_DRILLS } from './data.ts';
import { MONEY_DRILLS, PROVIDER_DRILLS } from './payments.ts';
import { LATENCY_DRILLS, PROCESS_DRILLS } from './processes.ts';
import { BEFORE_LOAD_DRILLS, SHOP_DRILLS } from './shop.ts';

/**
 * In this order: alerts on errors and slowness look back over minutes to hours, so what causes errors on the way to
 * something else comes after the drill that measures them.
 */
export const DRILLS: readonly Drill[] = [
  ...BEFORE_LOAD_DRILLS,
  ...LATENCY_DRILLS,
  ...DATABASE_DRILLS,
  ...PROVIDER_DRILLS,
  ...MONEY_DRILLS,
  ...SHOP_DRILLS,
  ...STORAGE_DRILLS,
  ...PROCESS_DRILLS,
];
