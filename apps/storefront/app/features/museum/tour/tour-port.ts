import type { MachineId, RoomId } from '../rooms.ts';

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
  /** Allows or pauses the slow rotation while idle. */
  setTurning: (allowed: boolean) => void;
  close: () => void;
};

export type TourOptions = {
  stage: HTMLElement;
  start: RoomId;
  panorama: (id: RoomId) => string;
  words: TourWords;
  events: TourEvents;
  dir: 'ltr' | 'rtl';
  /** prefers-reduced-motion: no automatic rotation and no animated camera moves. */
  calm: boolean;
};
