import { Segmented } from '@paddock/ui/segmented';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { useNearPlace } from '../near/near-place.ts';
import PlaceBar from '../near/place-bar.tsx';
import { writePoint } from '../near/point.rules.ts';
import type { UnitsNear } from './unit-filters.rules.ts';

await requireMessages('near');

type Props = { onChange: (near: UnitsNear | null) => void };

/** The visitor's place above a list of units. Once it is known, the nearest unit comes first. */
export default function UnitsNearBar({ onChange }: Props): ReactNode {
  const t = useT();
  const { place } = useNearPlace();
  const [isOrder, setOrder] = useState(true);
  const name = useId();
  const point = place && writePoint(place);
  useEffect(() => {
    onChange(point === null ? null : { point, isOrder });
  }, [point, isOrder, onChange]);
  return (
    <PlaceBar>
      <Segmented
        legend={t('near.order')}
        name={name}
        options={[
          { value: 'nearest', label: t('near.nearest') },
          { value: 'soonest', label: t('near.soonest') },
        ]}
        value={isOrder ? 'nearest' : 'soonest'}
        onChange={(order) => setOrder(order === 'nearest')}
      />
    </PlaceBar>
  );
}
