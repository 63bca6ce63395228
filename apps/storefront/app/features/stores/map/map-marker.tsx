import { classNames } from '@paddock/ui/class-names';
import { useDigits } from '@paddock/ui/page-locale';
import type { ClusterMark, Mark } from './clusters.ts';
import type { MapStore, MapWords } from './map-port.ts';
import './marks.css';

type MarkProps = {
  mark: Mark;
  lit: boolean;
  selected: boolean;
  words: MapWords;
  onSelect: (id: number) => void;
  onLight: (id: number | null) => void;
  onOpen: (cluster: ClusterMark) => void;
};

/** A pin or a cluster, the same on every map. Drawn around its own origin: the tip of a pin, the middle of a cluster. */
export function MapMarker({ mark, lit, selected, words, onSelect, onLight, onOpen }: MarkProps) {
  const digits = useDigits();
  if (mark.kind === 'store')
    return <Pin store={mark.store} lit={lit} selected={selected} onSelect={onSelect} onLight={onLight} />;
  return (
    <button
      type="button"
      className={`map-cluster map-cluster--${mark.tier}`}
      aria-label={words.cluster(mark.count)}
      onClick={() => onOpen(mark)}
    >
      <bdi dir="ltr">{digits(mark.count)}</bdi>
    </button>
  );
}

const DROP = 'M14 1C6.8 1 1 6.7 1 13.8 1 23.4 14 37 14 37s13-13.6 13-23.2C27 6.7 21.2 1 14 1z';

type PinProps = Pick<MarkProps, 'lit' | 'selected' | 'onSelect' | 'onLight'> & { store: MapStore };

function Pin({ store, lit, selected, onSelect, onLight }: PinProps) {
  const digits = useDigits();
  return (
    <button
      type="button"
      className={classNames('map-pin', lit && 'map-pin--lit', selected && 'map-pin--on')}
      aria-label={`${digits(store.number)} ${store.name}`}
      aria-pressed={selected}
      data-store={store.id}
      onClick={() => onSelect(store.id)}
      onPointerEnter={() => onLight(store.id)}
      onPointerLeave={() => onLight(null)}
      onFocus={() => onLight(store.id)}
      onBlur={() => onLight(null)}
    >
      <svg viewBox="0 0 28 38" aria-hidden="true">
        <path d={DROP} />
      </svg>
      <bdi dir="ltr">{digits(store.number)}</bdi>
    </button>
  );
}
