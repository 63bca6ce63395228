import type { IconName } from '@paddock/ui/icon';
import { Status } from '@paddock/ui/status';
import { useT } from '../../i18n/use-t.ts';
import { stageWords } from '../../text/ready-words.ts';
import type { UnitStatus } from './unit-filters.rules.ts';

export const STATUS_ICONS: Record<UnitStatus, IconName> = {
  on_hand: 'store',
  in_transit: 'ship',
  in_production: 'factory',
  draft: 'edit',
};

/** Where a unit is on its way to the shopper, in the shop's words; in production, with the day it is expected on. */
export function UnitStatusChip({ status, day }: { status: UnitStatus; day: string }) {
  const t = useT();
  return <Status status={status}>{stageWords(t, { status, day })}</Status>;
}
