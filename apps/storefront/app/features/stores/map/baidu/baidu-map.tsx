import theme from 'virtual:brand/theme';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type ClusterMark, clusterStores } from '../clusters.ts';
import { MapMarker } from '../map-marker.tsx';
import type { Bounds, LatLng, MapReach, StoreMapProps } from '../map-port.ts';
import { MapZoom } from '../map-zoom.tsx';
import { fromBaidu, toBaidu } from './baidu-degrees.ts';
import { BaiduPoint } from './baidu-point.tsx';
import '../provider-map.css';

type Seen = { readonly bounds: Bounds; readonly zoom: number };

const pointAt = (place: LatLng) => {
  const { lng, lat } = toBaidu(place);
  return new BMapGL.Point(lng, lat);
};

/** The map in `box`, where the finder wants it to look, and what it shows. */
function useBaiduMap(box: RefObject<HTMLDivElement | null>, props: StoreMapProps) {
  const { view } = props;
  const first = useRef(props);
  const [map, setMap] = useState<BMapGL.Map | null>(null);
  const [seen, setSeen] = useState<Seen | null>(null);

  useEffect(() => {
    const { minZoom, maxZoom, view: start, onFail } = first.current;
    let made: BMapGL.Map;
    try {
      made = new BMapGL.Map(box.current as HTMLDivElement, {
        ...(minZoom !== undefined && { minZoom }),
        maxZoom,
      });
    } catch (error) {
      console.warn('no map of Baidu here', error);
      onFail();
      return;
    }
    const look = () => setSeen({ bounds: boundsOf(made), zoom: made.getZoom() });
    for (const name of ['moveend', 'zoomend', 'resize']) made.addEventListener(name, look);
    made.centerAndZoom(pointAt(start.centre), start.zoom);
    made.enableScrollWheelZoom();
    look();
    setMap(made);
    return () => {
      setMap(null);
      made.destroy?.();
    };
  }, [box]);

  useEffect(() => {
    if (!map || view === first.current.view) return;
    first.current = { ...first.current, view };
    map.centerAndZoom(pointAt(view.centre), view.zoom);
    if (view.below) map.panBy(0, view.below);
  }, [map, view]);

  return { map, seen };
}

/** Baidu's map, with our pins and our info window. Its script is there already (`open-provider.ts`). */
export default function BaiduMap(props: StoreMapProps) {
  const { stores, selectedId, litId, info, words, reach } = props;
  const box = useRef<HTMLDivElement>(null);
  const { map, seen } = useBaiduMap(box, props);
  useReach(map, reach);

  const index = useMemo(() => clusterStores(stores, selectedId), [stores, selectedId]);
  const marks = useMemo(() => (seen ? index.marks(seen.bounds, Math.floor(seen.zoom)) : []), [index, seen]);
  const selected = stores.find(({ id }) => id === selectedId);
  const open = (cluster: ClusterMark) => map?.centerAndZoom(pointAt(cluster.position), cluster.opensAt);

  return (
    <div className="provider-map" data-zoom={seen?.zoom.toFixed(1)}>
      <div ref={box} className="provider-map__box" dir="ltr" />
      {map &&
        marks.map((mark) => {
          const id = mark.kind === 'store' ? mark.store.id : null;
          const lit = id !== null && id === litId;
          const isOn = id !== null && id === selectedId;
          const position = mark.kind === 'store' ? mark.store.position : mark.position;
          return (
            <BaiduPoint key={mark.key} map={map} position={position} height={isOn ? 3 : lit ? 2 : 1}>
              <MapMarker
                mark={mark}
                lit={lit}
                selected={isOn}
                words={words}
                onSelect={props.onSelect}
                onLight={props.onLight}
                onOpen={open}
              />
            </BaiduPoint>
          );
        })}
      {map && selected && info && (
        <BaiduPoint map={map} position={selected.position} height={4}>
          <div className="map-info" dir={props.dir}>
            {info}
          </div>
        </BaiduPoint>
      )}
      {map && <MapZoom words={words} onZoom={(by) => map.setZoom(map.getZoom() + by)} />}
    </div>
  );
}

function useReach(map: BMapGL.Map | null, reach: MapReach | null) {
  useEffect(() => {
    if (!map || !reach) return;
    const ring = new BMapGL.Circle(pointAt(reach.centre), reach.metres, {
      strokeColor: theme.accent,
      strokeOpacity: 0.5,
      strokeWeight: 1.5,
      fillColor: theme.accent,
      fillOpacity: 0.05,
    });
    map.addOverlay(ring);
    return () => map.removeOverlay(ring);
  }, [map, reach]);
}

function boundsOf(map: BMapGL.Map): Bounds {
  const bounds = map.getBounds();
  const [low, high] = [fromBaidu(bounds.getSouthWest()), fromBaidu(bounds.getNorthEast())];
  return { west: low.lng, south: low.lat, east: high.lng, north: high.lat };
}
