import type { GeoJSONSource, Map as GlMap } from 'maplibre-gl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Bounds, StoreMapProps } from '../map-port.ts';
import { REACH } from './basemap-style.ts';
import { circle } from './circle.ts';
import { createMap } from './create-map.ts';

const MOVE_MS = 900;

/** One map in `box` for as long as the component is mounted; it follows `view` and draws `reach`. */
export function useGlMap(box: RefObject<HTMLDivElement | null>, props: StoreMapProps) {
  const { view, reach } = props;
  const [map, setMap] = useState<GlMap | null>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [seen, setSeen] = useState<{ bounds: Bounds; zoom: number } | null>(null);
  const first = useRef(props);

  useEffect(() => {
    let created: ReturnType<typeof createMap>;
    try {
      created = createMap(box.current as HTMLDivElement, first.current);
    } catch (error) {
      console.warn('MapLibre could not be started', error);
      first.current.onFail();
      return;
    }
    const { map: made, remove } = created;
    const look = () => setSeen({ bounds: boundsOf(made), zoom: made.getZoom() });
    made.on('move', look);
    look();
    // The pins are shown at once; the land is drawn behind them when its tiles arrive.
    setMap(made);
    made.on('load', () => setLoaded(true));
    // A style that cannot be loaded never reaches `load`: the page shows our own basemap instead.
    if (first.current.access) made.once('error', () => made.loaded() || first.current.onFail());
    return () => {
      setMap(null);
      remove();
    };
  }, [box]);

  useEffect(() => {
    if (!map || view === first.current.view) return;
    first.current = { ...first.current, view };
    map.easeTo({ center: view.centre, zoom: view.zoom, offset: [0, view.below ?? 0], duration: MOVE_MS });
  }, [map, view]);

  useEffect(() => {
    const features = reach ? [{ type: 'Feature' as const, properties: {}, geometry: circle(reach) }] : [];
    if (isLoaded) map?.getSource<GeoJSONSource>(REACH)?.setData({ type: 'FeatureCollection', features });
  }, [map, isLoaded, reach]);

  return { map, isLoaded, seen };
}

function boundsOf(map: GlMap): Bounds {
  const bounds = map.getBounds();
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  };
}
