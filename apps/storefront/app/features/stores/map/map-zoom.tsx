import { Icon } from '@paddock/ui/icon';
import type { MapWords } from './map-port.ts';

/** Nearer and farther, for those without a wheel or two fingers. */
export function MapZoom({ words, onZoom }: { words: MapWords; onZoom: (by: number) => void }) {
  return (
    <div className="map-zoom">
      <button type="button" aria-label={words.zoomIn} onClick={() => onZoom(1)}>
        <Icon name="plus" />
      </button>
      <button type="button" aria-label={words.zoomOut} onClick={() => onZoom(-1)}>
        <Icon name="minus" />
      </button>
    </div>
  );
}
