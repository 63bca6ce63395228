import type { MarkerConfig } from '@photo-sphere-viewer/markers-plugin';
import type { MachineId, Room, RoomId } from '../rooms.ts';
import type { TourWords } from './tour-port.ts';

type Options = {
  words: TourWords;
  dir: 'ltr' | 'rtl';
  onMachine: (id: MachineId) => void;
  onWay: (to: RoomId) => void;
};

/** The hotspots of a room: its machines and the ways to other rooms. */
export const roomMarkers = (room: Room, { words, dir, onMachine, onWay }: Options): MarkerConfig[] => [
  ...room.machines.map((machine) => ({
    id: machine.id,
    element: button('museum-spot--machine', words.machine(machine.id), dir, () => onMachine(machine.id)),
    position: { yaw: `${machine.yaw}deg`, pitch: `${machine.pitch}deg` },
    anchor: 'center center',
    zIndex: 2,
  })),
  ...room.ways.map((way) => ({
    id: `to-${way.to}`,
    element: button('museum-spot--way', words.walk(way.to), dir, () => onWay(way.to)),
    position: { yaw: `${way.yaw}deg`, pitch: `${way.pitch}deg` },
    anchor: 'center center',
    zIndex: 1,
  })),
];

// A real button, so that keyboards and screen readers reach it; the viewer only positions it.
function button(className: string, label: string, dir: string, press: () => void): HTMLButtonElement {
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
