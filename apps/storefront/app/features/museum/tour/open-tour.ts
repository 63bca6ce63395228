import { AutorotatePlugin } from '@photo-sphere-viewer/autorotate-plugin';
import { EquirectangularAdapter, Viewer } from '@photo-sphere-viewer/core';
import { type MarkerConfig, MarkersPlugin } from '@photo-sphere-viewer/markers-plugin';
import { type VirtualTourNode, VirtualTourPlugin } from '@photo-sphere-viewer/virtual-tour-plugin';
import '@photo-sphere-viewer/core/index.css';
import '@photo-sphere-viewer/markers-plugin/index.css';
import '@photo-sphere-viewer/virtual-tour-plugin/index.css';
import { type MachineId, ROOMS, type Room, type RoomId, roomOf } from '../rooms.ts';
import { LEVEL, motionOf, STEP_MS, SWING_MS } from './tour-times.ts';

export type TourWords = {
  room: (id: RoomId) => string;
  machine: (id: MachineId) => string;
  /** "Walk on to the Giuseppe room." */
  walk: (to: RoomId) => string;
};

export type TourEvents = {
  onRoom: (id: RoomId) => void;
  onLook: (yaw: number) => void;
  onMachine: (id: MachineId) => void;
  onTurning: (turning: boolean) => void;
  onFail: () => void;
};

export type Tour = {
  go: (id: RoomId) => void;
  lookAt: (machine: MachineId) => void;
  /** A step of the keyboard, in degrees. */
  turn: (right: number, up: number) => void;
  zoom: (by: number) => void;
  /** The slow rotation while idle: allowed or paused. */
  setTurning: (allowed: boolean) => void;
  close: () => void;
};

type Options = {
  stage: HTMLElement;
  start: RoomId;
  panorama: (id: RoomId) => string;
  words: TourWords;
  events: TourEvents;
  dir: 'ltr' | 'rtl';
  /** The visitor asked for less motion: nothing turns by itself and nothing swings. */
  calm: boolean;
};

const degrees = (radians: number) => (radians * 180) / Math.PI;
const NEVER = Number.MAX_SAFE_INTEGER;

/** The round view of the five rooms in `stage`. */
export function openTour({ stage, start, panorama, words, events, dir, calm }: Options): Tour {
  let current = start;
  let pause = 0;
  const { fade, rest } = motionOf(calm);

  // A hotspot is a real button, so that the keyboard and readers have it; the viewer only keeps it in its place.
  function button(className: string, label: string, press: () => void): HTMLButtonElement {
    const element = document.createElement('button');
    element.type = 'button';
    element.dir = dir;
    element.className = `museum-spot psv--capture-event ${className}`;
    const text = document.createElement('span');
    text.textContent = label;
    element.append(text);
    element.addEventListener('click', press);
    return element;
  }

  const markersOf = (room: Room): MarkerConfig[] => [
    ...room.machines.map((machine) => ({
      id: machine.id,
      element: button('museum-spot--machine', words.machine(machine.id), () => events.onMachine(machine.id)),
      position: { yaw: `${machine.yaw}deg`, pitch: `${machine.pitch}deg` },
      anchor: 'center center',
      zIndex: 2,
    })),
    ...room.ways.map((way) => ({
      id: `to-${way.to}`,
      element: button('museum-spot--way', words.walk(way.to), () => go(way.to)),
      position: { yaw: `${way.yaw}deg`, pitch: `${way.pitch}deg` },
      anchor: 'center center',
      zIndex: 1,
    })),
  ];

  const viewer = new Viewer({
    container: stage,
    adapter: EquirectangularAdapter.withConfig({ useXmpData: false }),
    navbar: false,
    keyboard: false,
    mousewheelCtrlKey: true,
    defaultPitch: LEVEL,
    defaultZoomLvl: 20,
    minFov: 35,
    maxFov: 85,
    canvasBackground: '#0b0a09',
    loadingTxt: '',
    plugins: [
      MarkersPlugin,
      VirtualTourPlugin.withConfig({
        renderMode: '2d',
        startNodeId: start,
        nodes: ROOMS.map(
          (room): VirtualTourNode => ({
            id: room.id,
            panorama: panorama(room.id),
            name: words.room(room.id),
            markers: markersOf(room),
          }),
        ),
        transitionOptions: () => fade,
      }),
      ...(rest ? [AutorotatePlugin.withConfig(rest)] : []),
    ],
  });

  const tour = viewer.getPlugin<VirtualTourPlugin>(VirtualTourPlugin);
  const turning = rest && viewer.getPlugin<AutorotatePlugin>(AutorotatePlugin);
  turning?.addEventListener('autorotate', ({ autorotateEnabled }) => events.onTurning(autorotateEnabled));
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
      // On a phone the sign covers the lower half: the machine is held above it.
      const lower = stage.clientWidth < 640 ? 16 : 0;
      move({ yaw: `${bearing.yaw}deg`, pitch: `${bearing.pitch - lower}deg` }, SWING_MS);
    },
    turn(right, up) {
      const { yaw, pitch } = viewer.getPosition();
      move({ yaw: `${degrees(yaw) + right}deg`, pitch: `${degrees(pitch) + up}deg` }, STEP_MS);
    },
    zoom: (by) => viewer.zoom(viewer.getZoomLevel() + by),
    setTurning(allowed) {
      clearTimeout(pause);
      if (!rest || !turning) return;
      const { autostartDelay } = rest;
      if (!allowed) {
        turning.setOptions({ autostartDelay: NEVER });
        turning.stop();
        return;
      }
      // Being allowed again is the end of something the visitor did: the rest is counted from there.
      pause = window.setTimeout(() => turning.setOptions({ autostartDelay }), autostartDelay);
    },
    close() {
      clearTimeout(pause);
      viewer.destroy();
    },
  };
}
