import { NativeSelect } from '@paddock/ui/native-select';
import { lazy, Suspense } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { useDistance, useNearPlace } from '../near/near-place.ts';
import { type Away, type Point, sortByDistance } from '../near/point.rules.ts';
import type { DealerView } from './warranty-view.ts';

const NEAREST = 5;

/** The nearest dealers of a known place, and all others in the order of the server: by town. */
export function groupDealers(
  dealers: readonly DealerView[],
  place: Point | null,
): { nearest: Away<DealerView>[]; others: readonly DealerView[] } {
  if (!place) return { nearest: [], others: dealers };
  const nearest = sortByDistance(
    dealers.filter(({ position }) => position !== null),
    place,
  ).slice(0, NEAREST);
  const ids = new Set(nearest.map(({ item }) => item.id));
  return { nearest, others: dealers.filter(({ id }) => !ids.has(id)) };
}

/** Optional: when it cannot be loaded, the dealers stay in the order of their towns. */
const PlaceBar = lazy(() => import('../near/place-bar.tsx').catch(() => ({ default: () => null })));

type Props = {
  dealers: readonly DealerView[];
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
};

/** Where to bring the machine: with a known place the nearest dealers first, and all others by town below. */
export function DealerSelect({ dealers, value, error, onChange }: Props) {
  const t = useT();
  const sayDistance = useDistance();
  const { place } = useNearPlace();
  const { nearest, others } = groupDealers(dealers, place);
  const rest = others.map((dealer) => <DealerOption key={dealer.id} dealer={dealer} />);
  return (
    <>
      <NativeSelect
        label={t('warranty.store')}
        name="store_id"
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <option value="" disabled>
          {t('warranty.store.choose')}
        </option>
        {nearest.length > 0 && (
          <optgroup label={t('near.closest')}>
            {nearest.map(({ item, metres }) => (
              <DealerOption
                key={item.id}
                dealer={item}
                distance={metres === null ? null : sayDistance(metres)}
              />
            ))}
          </optgroup>
        )}
        {nearest.length > 0 ? <optgroup label={t('near.others')}>{rest}</optgroup> : rest}
      </NativeSelect>
      <div className="war-near">
        <Suspense>
          <PlaceBar />
        </Suspense>
      </div>
    </>
  );
}

function DealerOption({ dealer, distance = null }: { dealer: DealerView; distance?: string | null }) {
  const { id, name, lines } = dealer;
  return <option value={id}>{[distance, name, lines].filter(Boolean).join(' · ')}</option>;
}
