import { baseOf } from '@paddock/i18n/locales';
import type { Db } from '../../platform/db/db.ts';
import type { TownLabel } from './towns.contract.ts';
import { minPopulation } from './towns.rules.ts';
import { type Box, findTownsInBox } from './towns.sql.ts';

/** The names on a map: the wider it is, the larger the towns. */
export const listTownsInBox = (db: Db, box: Box, locale: string): Promise<TownLabel[]> =>
  findTownsInBox(db, box, baseOf(locale), minPopulation(box.east - box.west));
