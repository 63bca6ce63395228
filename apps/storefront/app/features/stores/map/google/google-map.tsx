import theme from 'virtual:brand/theme';
import { AdvancedMarker, APIProvider, Map as GoogleView, useMap } from '@vis.gl/react-google-maps';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type ClusterMark, clusterStores } from '../clusters.ts';
import { MapMarker } from '../map-marker.tsx';
import type { Bounds, MapReach, StoreMapProps } from '../map-port.ts';
import { MapZoom } from '../map-zoom.tsx';
import { mapIdOf, onGoogleRefusal } from './load-google.ts';
import '../provider-map.css';

type Seen = { readonly bounds: Bounds; readonly zoom: number };

/** Google's map, with our pins and our info window. Its script is there already (`open-provider.ts`). */
export default function GoogleMap(props: StoreMapProps) {
  const { access, view, minZoom, maxZoom, language, onFail } = props;
  const [start] = useState(view);
  const [seen, setSeen] = useState<Seen | null>(null);
  useEffect(() => onGoogleRefusal(onFail), [onFail]);
  if (!access) return null;
  return (
    <APIProvider apiKey={access.key} language={language} onError={onFail} solutionChannel="">
      <div className="provider-map" data-zoom={seen?.zoom.toFixed(1)} dir="ltr">
        <GoogleView
          mapId={mapIdOf(access)}
          defaultCenter={start.centre}
          defaultZoom={start.zoom}
          {...(minZoom !== undefined && { minZoom })}
          maxZoom={maxZoom}
          disableDefaultUI
          gestureHandling="greedy"
          clickableIcons={false}
          onBoundsChanged={({ detail }) => setSeen({ bounds: detail.bounds, zoom: detail.zoom })}
        />
        <Marks {...props} first={start} seen={seen} />
      </div>
    </APIProvider>
  );
}

function Marks(props: StoreMapProps & { first: StoreMapProps['view']; seen: Seen | null }) {
  const { stores, selectedId, litId, info, words, view, first, reach, seen } = props;
  const map = useMap();
  const shown = useRef(first);

  useEffect(() => {
    if (!map || view === shown.current) return;
    shown.current = view;
    map.moveCamera({ center: view.centre, zoom: view.zoom });
    if (view.below) map.panBy(0, -view.below);
  }, [map, view]);
  useReach(map, reach);

  const index = useMemo(() => clusterStores(stores, selectedId), [stores, selectedId]);
  const marks = useMemo(() => (seen ? index.marks(seen.bounds, Math.floor(seen.zoom)) : []), [index, seen]);
  const selected = stores.find(({ id }) => id === selectedId);
  const open = (cluster: ClusterMark) => map?.moveCamera({ center: cluster.position, zoom: cluster.opensAt });
  return (
    <>
      {marks.map((mark) => {
        const id = mark.kind === 'store' ? mark.store.id : null;
        const lit = id !== null && id === litId;
        const isOn = id !== null && id === selectedId;
        return (
          <Point
            key={mark.key}
            position={mark.kind === 'store' ? mark.store.position : mark.position}
            height={isOn ? 3 : lit ? 2 : 1}
          >
            <MapMarker
              mark={mark}
              lit={lit}
              selected={isOn}
              words={words}
              onSelect={props.onSelect}
              onLight={props.onLight}
              onOpen={open}
            />
          </Point>
        );
      })}
      {selected && info && (
        <Point position={selected.position} height={4}>
          <div className="map-info" dir={props.dir}>
            {info}
          </div>
        </Point>
      )}
      {map && <MapZoom words={words} onZoom={(by) => map.setZoom((map.getZoom() ?? first.zoom) + by)} />}
    </>
  );
}

type PointProps = { position: google.maps.LatLngLiteral; height: number; children: React.ReactNode };

/** Without an offset of Google's: our marks are drawn around their own origin. */
const Point = ({ position, height, children }: PointProps) => (
  <AdvancedMarker
    position={position}
    zIndex={height}
    anchorLeft="0px"
    anchorTop="0px"
    className="provider-point"
  >
    {children}
  </AdvancedMarker>
);

function useReach(map: google.maps.Map | null, reach: MapReach | null) {
  useEffect(() => {
    if (!map || !reach) return;
    const ring = new google.maps.Circle({
      map,
      center: reach.centre,
      radius: reach.metres,
      clickable: false,
      strokeColor: theme.accent,
      strokeOpacity: 0.5,
      strokeWeight: 1.5,
      fillColor: theme.accent,
      fillOpacity: 0.05,
    });
    return () => ring.setMap(null);
  }, [map, reach]);
}
