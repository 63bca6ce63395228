import { useMemo, useRef } from 'react';
import { type ClusterMark, clusterStores } from '../clusters.ts';
import { MapMarker } from '../map-marker.tsx';
import type { StoreMapProps } from '../map-port.ts';
import { MapZoom } from '../map-zoom.tsx';
import { MapPoint } from './map-point.tsx';
import { useGlMap } from './use-gl-map.ts';
import 'maplibre-gl/dist/maplibre-gl.css';
import './maplibre-map.css';

const OPEN_MS = 450;

/** The map without a key: our own basemap, or the style with streets that the operator has set. */
export default function MapLibreMap(props: StoreMapProps) {
  const { stores, selectedId, litId, info, words, maxZoom, access } = props;
  const box = useRef<HTMLDivElement>(null);
  const { map, isLoaded, seen } = useGlMap(box, props);

  const index = useMemo(() => clusterStores(stores, selectedId, maxZoom), [stores, selectedId, maxZoom]);
  const zoom = seen && Math.floor(seen.zoom);
  const marks = useMemo(
    () => (seen && zoom !== null ? index.marks(seen.bounds, zoom) : []),
    [index, seen, zoom],
  );
  const selected = stores.find(({ id }) => id === selectedId);
  const open = (cluster: ClusterMark) =>
    map?.easeTo({ center: cluster.position, zoom: cluster.opensAt + 0.2, duration: OPEN_MS });

  return (
    <div
      className="glmap"
      data-streets={access ? '' : undefined}
      data-ready={isLoaded ? '' : undefined}
      data-zoom={seen?.zoom.toFixed(1)}
    >
      <div ref={box} className="glmap__box" dir="ltr" />
      {map &&
        marks.map((mark) => {
          const position = mark.kind === 'store' ? mark.store.position : mark.position;
          const id = mark.kind === 'store' ? mark.store.id : null;
          const lit = id !== null && id === litId;
          const isOn = id !== null && id === selectedId;
          return (
            <MapPoint key={mark.key} map={map} position={position} height={isOn ? 3 : lit ? 2 : 1}>
              <MapMarker
                mark={mark}
                lit={lit}
                selected={isOn}
                words={words}
                onSelect={props.onSelect}
                onLight={props.onLight}
                onOpen={open}
              />
            </MapPoint>
          );
        })}
      {map && selected && info && (
        <MapPoint map={map} position={selected.position} height={4}>
          <div className="map-info" dir={props.dir}>
            {info}
          </div>
        </MapPoint>
      )}
      {map && (
        <MapZoom words={words} onZoom={(by) => map.easeTo({ zoom: map.getZoom() + by, duration: 240 })} />
      )}
      {/* A style with streets names its own sources, in MapLibre's control. */}
      {!access && <p className="map-credit">{words.credit}</p>}
    </div>
  );
}
