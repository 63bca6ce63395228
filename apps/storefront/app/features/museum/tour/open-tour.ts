import { VirtualTourPlugin } from '@photo-sphere-viewer/virtual-tour-plugin';
import { type RoomId, roomOf } from '../rooms.ts';
import { createAutorotation } from './create-autorotation.ts';
import { createViewer } from './create-viewer.ts';
import { roomMarkers } from './room-markers.ts';
import type { Tour, TourOptions } from './tour-port.ts';
import { STEP_MS, SWING_MS } from './tour-times.ts';

const degrees = (radians: number) => (radians * 180) / Math.PI;

/** Opens the panorama of the five rooms in `stage`. */
export function openTour({ events, ...options }: TourOptions): Tour {
  const { stage, start, words, dir, calm } = options;
  let current = start;
  const viewer = createViewer({
    ...options,
    markersOf: (room) => roomMarkers(room, { words, dir, onMachine: events.onMachine, onWay: go }),
  });
  const tour = viewer.getPlugin<VirtualTourPlugin>(VirtualTourPlugin);
  const rotation = createAutorotation(viewer, calm, events.onTurning);
  tour.addEventListener('node-changed', ({ node }) => {
    current = node.id as RoomId;
    events.onRoom(current);
  });
  viewer.addEventListener('position-updated', ({ position }) => events.onLook(degrees(position.yaw)));
  viewer.addEventListener('panorama-error', () => events.onFail());

  function go(id: RoomId) {
    if (id !== current) tour.setCurrentNode(id).catch(() => events.onFail());
  }

  function move(position: { yaw: string; pitch: string }, speed: number) {
    if (calm) viewer.rotate(position);
    else viewer.animate({ ...position, speed });
  }

  return {
    go,
    lookAt(machine) {
      const bearing = roomOf(current).machines.find(({ id }) => id === machine);
      if (!bearing) return;
      // On a phone the caption covers the lower half: the machine is kept above it.
      const lower = stage.clientWidth < 640 ? 16 : 0;
      move({ yaw: `${bearing.yaw}deg`, pitch: `${bearing.pitch - lower}deg` }, SWING_MS);
    },
    turn(right, up) {
      const { yaw, pitch } = viewer.getPosition();
      move({ yaw: `${degrees(yaw) + right}deg`, pitch: `${degrees(pitch) + up}deg` }, STEP_MS);
    },
    zoom: (by) => viewer.zoom(viewer.getZoomLevel() + by),
    setTurning: rotation.allow,
    close() {
      rotation.close();
      viewer.destroy();
    },
  };
}
