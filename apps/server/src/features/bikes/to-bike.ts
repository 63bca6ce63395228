import { translate } from '../../platform/text/messages.ts';
import type { Bike } from './bikes.contract.ts';
import { mayRequestWarranty, mayTransfer } from './bikes.rules.ts';
import type { BikeRow } from './bikes.sql.ts';

/** As its owner sees it. */
export function toBike({ values, ...row }: BikeRow, owner: string, locale: string): Bike {
  const variant = values.reduce(
    (first, second) => (first === '' ? second : translate(locale, 'joined', { first, second })),
    '',
  );
  return {
    ...row,
    variant,
    owner,
    can_request_warranty: mayRequestWarranty(row),
    can_transfer: mayTransfer(row),
  };
}
