import { type GeoJSONSource, Map as GlMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type ClusterMark, clusterStores } from '../clusters.ts';
import type { Bounds, StoreMapProps } from '../map-port.ts';
import { MapZoom } from '../map-zoom.tsx';
import { MapMark } from '../marks.tsx';
import { circle } from './circle.ts';
import { groundStyle, REACH, TOWN_DOT, townDot } from './ground-style.ts';
import { MapPoint } from './map-point.tsx';
import { writeTowns } from './write-towns.ts';
import 'maplibre-gl/dist/maplibre-gl.css';
import './maplibre-map.css';

// A file of our own: the page's policy lets no script come out of a blob.
setWorkerUrl(workerUrl);

const MOVE_MS = 900;

/** The map without a key and without third parties. */
export default function MapLibreMap(props: StoreMapProps) {
  const { stores, selectedId, litId, reach, info, words, view } = props;
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<GlMap | null>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [seen, setSeen] = useState<{ bounds: Bounds; zoom: number } | null>(null);
  const first = useRef(props);

  useEffect(() => {
    const { minZoom = 1, maxZoom, townsRoute } = first.current;
    const start = first.current.view;
    let made: GlMap;
    try {
      made = new GlMap({
        container: box.current as HTMLDivElement,
        style: groundStyle(),
        attributionControl: false,

        center: start.centre,
        zoom: start.zoom,
        minZoom,
        maxZoom,
        locale: { 'Map.Title': first.current.words.map },
        // North stays up: rotation and pitch are disabled.
        dragRotate: false,
        touchPitch: false,
        pitchWithRotate: false,
        maxPitch: 0,
      });
    } catch (error) {
      console.warn('no map here', error);
      first.current.onFail();
      return;
    }
    made.on('style.load', () => made.addImage(TOWN_DOT, townDot(), { pixelRatio: 2 }));
    made.touchZoomRotate.disableRotation();
    made.keyboard.disableRotation();
    const look = () => setSeen({ bounds: boundsOf(made), zoom: made.getZoom() });
    made.on('move', look);
    look();
    // Pins need no ground to stand on: they are there at once, the land fills in behind them.
    setMap(made);
    made.on('load', () => setLoaded(true));
    const stop = writeTowns(made, townsRoute);
    return () => {
      stop();
      setMap(null);
      made.remove();
    };
  }, []);

  useEffect(() => {
    if (!map || view === first.current.view) return;
    first.current = { ...first.current, view };
    map.easeTo({ center: view.centre, zoom: view.zoom, offset: [0, view.below ?? 0], duration: MOVE_MS });
  }, [map, view]);

  useEffect(() => {
    const features = reach ? [{ type: 'Feature' as const, properties: {}, geometry: circle(reach) }] : [];
    if (isLoaded) map?.getSource<GeoJSONSource>(REACH)?.setData({ type: 'FeatureCollection', features });
  }, [map, isLoaded, reach]);

  const index = useMemo(() => clusterStores(stores, selectedId), [stores, selectedId]);
  const zoom = seen && Math.floor(seen.zoom);
  const marks = useMemo(
    () => (seen && zoom !== null ? index.marks(seen.bounds, zoom) : []),
    [index, seen, zoom],
  );
  const selected = stores.find(({ id }) => id === selectedId);
  const open = (cluster: ClusterMark) =>
    map?.easeTo({ center: cluster.position, zoom: cluster.opensAt + 0.2, duration: MOVE_MS / 2 });

  return (
    <div className="glmap" data-ready={isLoaded ? '' : undefined} data-zoom={seen?.zoom.toFixed(1)}>
      <div ref={box} className="glmap__box" dir="ltr" />
      {map &&
        marks.map((mark) => {
          const position = mark.kind === 'store' ? mark.store.position : mark.position;
          const id = mark.kind === 'store' ? mark.store.id : null;
          const lit = id !== null && id === litId;
          const isOn = id !== null && id === selectedId;
          return (
            <MapPoint key={mark.key} map={map} position={position} height={isOn ? 3 : lit ? 2 : 1}>
              <MapMark
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
      <p className="map-credit">{words.credit}</p>
    </div>
  );
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
