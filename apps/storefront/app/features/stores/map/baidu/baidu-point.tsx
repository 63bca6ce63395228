import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LatLng } from '../map-port.ts';
import { toBaidu } from './baidu-degrees.ts';

type Props = {
  map: BMapGL.Map;
  position: LatLng;
  /** What lies above what. */
  height: number;
  children: ReactNode;
};

/** React at a place on Baidu's map: an overlay moves the element, React fills it. */
export function BaiduPoint({ map, position: { lat, lng }, height, children }: Props) {
  const [element] = useState(() => {
    const made = document.createElement('div');
    made.className = 'baidu-point';
    // The map would take a press on what stands here for the beginning of a drag.
    for (const name of ['pointerdown', 'mousedown', 'touchstart', 'dblclick', 'wheel'])
      made.addEventListener(name, (event) => event.stopPropagation());
    return made;
  });
  useEffect(() => {
    const there = toBaidu({ lat, lng });
    const point = new BMapGL.Point(there.lng, there.lat);
    const overlay: BMapGL.Overlay = Object.assign(new BMapGL.Overlay(), {
      initialize(target: BMapGL.Map) {
        target.getPanes().floatPane.append(element);
        return element;
      },
      draw() {
        const { x, y } = map.pointToOverlayPixel(point);
        element.style.transform = `translate(${x}px, ${y}px)`;
      },
    });
    map.addOverlay(overlay);
    return () => map.removeOverlay(overlay);
  }, [map, element, lat, lng]);
  useEffect(() => {
    element.style.zIndex = String(height);
  }, [element, height]);
  return createPortal(children, element);
}
