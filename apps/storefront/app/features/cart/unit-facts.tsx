import { Icon } from '@paddock/ui/icon';
import { Status } from '@paddock/ui/status';
import { useT } from '../../i18n/use-t.ts';
import { readyBesideStage, stageWords } from '../../text/ready-words.ts';
import type { CartUnitView } from './cart-view.ts';

/** The status of a unit, its location and its delivery time. */
export function UnitFacts({ unit, className }: { unit: CartUnitView; className: string }) {
  const t = useT();
  const { status, location } = unit;
  return (
    <ul className={className}>
      {status !== 'sold' && status !== 'delivered' && (
        <li>
          <Status status={status}>{stageWords(t, { status, day: unit.ready })}</Status>
        </li>
      )}
      <li>
        <Icon name="pin" />
        {location.state
          ? t('inventory.place', { label: location.label, state: location.state })
          : location.label}
      </li>
      <li>
        <Icon name="calendar" />
        {readyBesideStage(t, { status, days: unit.total_etd, day: unit.ready })}
      </li>
    </ul>
  );
}
