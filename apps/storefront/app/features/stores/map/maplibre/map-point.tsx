import { type Map as GlMap, Marker } from 'maplibre-gl';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LatLng } from '../map-port.ts';

type Props = {
  map: GlMap;
  position: LatLng;
  /** What lies above what. */
  height: number;
  children: ReactNode;
};

/** React at a place on the map: MapLibre moves the element, React fills it. */
export function MapPoint({ map, position: { lat, lng }, height, children }: Props) {
  const [place] = useState(() => {
    const element = document.createElement('div');
    element.className = 'map-point';
    return { element, marker: new Marker({ element, anchor: 'top-left' }) };
  });
  // On the page before what is inside looks around: an info window takes the focus.
  useLayoutEffect(() => {
    place.marker.setLngLat([lng, lat]).addTo(map);
    return () => void place.marker.remove();
  }, [map, place, lat, lng]);
  useEffect(() => {
    place.element.style.zIndex = String(height);
  }, [place, height]);
  return createPortal(children, place.element);
}
