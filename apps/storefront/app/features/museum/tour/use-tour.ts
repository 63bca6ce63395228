import { type RefObject, useEffect, useRef, useState } from 'react';
import { usePage } from '../../../page/page-context.ts';
import type { MachineId, RoomId } from '../rooms.ts';
import { openTour } from './open-tour.ts';
import type { Tour, TourWords } from './tour-port.ts';

type Options = {
  start: RoomId;
  panorama: (id: RoomId) => string;
  words: TourWords;
  onFail: () => void;
};

/** The viewer in `stage`, and where in the museum it is. */
export function useTour(
  stage: RefObject<HTMLDivElement | null>,
  { start, panorama, words, onFail }: Options,
) {
  const { dir } = usePage();
  const tour = useRef<Tour>(null);
  const [room, setRoom] = useState(start);
  const [yaw, setYaw] = useState(0);
  const [machine, setMachine] = useState<MachineId | null>(null);
  const [turning, setTurning] = useState(false);
  const [mayTurn, setMayTurn] = useState(true);
  const [isCalm] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one viewer for the whole visit
  useEffect(() => {
    if (!stage.current) return;
    try {
      tour.current = openTour({
        stage: stage.current,
        start,
        panorama,
        words,
        dir,
        calm: isCalm,
        events: {
          onRoom: (id) => {
            setRoom(id);
            setMachine(null);
          },
          onLook: setYaw,
          onMachine: show,
          onTurning: setTurning,
          onFail,
        },
      });
    } catch {
      onFail();
    }
    return () => {
      tour.current?.close();
      tour.current = null;
    };
  }, []);

  // No rotation while a caption is open, or after it was stopped.
  useEffect(() => {
    tour.current?.setTurning(mayTurn && machine === null);
  }, [mayTurn, machine]);

  function show(id: MachineId | null) {
    setMachine(id);
    if (id) tour.current?.lookAt(id);
  }

  return { tour, room, yaw, machine, show, turning, mayTurn, setMayTurn, isCalm };
}
