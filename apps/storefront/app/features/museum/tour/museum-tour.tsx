import { type RefObject, useRef } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { type RoomId, roomOf } from '../rooms.ts';
import { useWords } from '../use-words.ts';
import { Caption } from './caption.tsx';
import { TourLists } from './tour-lists.tsx';
import { TourTools } from './tour-tools.tsx';
import { useTour } from './use-tour.ts';
import './tour.css';
import type { Tour } from './tour-port.ts';

const STEPS: Record<string, [right: number, up: number]> = {
  ArrowLeft: [-15, 0],
  ArrowRight: [15, 0],
  ArrowUp: [0, 8],
  ArrowDown: [0, -8],
};
const ZOOMS: Record<string, number> = { '+': 10, '=': 10, '-': -10 };

/** Turns or zooms the view; false if the key does neither. */
function moveByKey(tour: Tour | null, key: string): boolean {
  const step = STEPS[key];
  const zoom = ZOOMS[key];
  if (step) tour?.turn(...step);
  else if (zoom) tour?.zoom(zoom);
  return Boolean(step || zoom);
}

type Props = {
  start: RoomId;
  panorama: (id: RoomId) => string;
  /** The viewer cannot be shown: the caller shows a replacement. */
  onFail: () => void;
};

/** The tour of the rooms: the panorama, the plan, and the rooms and their machines as lists of buttons. */
export default function MuseumTour({ start, panorama, onFail }: Props) {
  const t = useT();
  const words = useWords();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLElement>(null);
  const { tour, room, yaw, machine, show, turning, mayTurn, setMayTurn, isCalm } = useTour(stage, {
    start,
    panorama,
    words,
    onFail,
  });

  function press(event: React.KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!moveByKey(tour.current, event.key)) {
      if (event.key !== 'Escape' || !machine) return;
      show(null);
    }
    event.preventDefault();
  }

  const here = roomOf(room);
  return (
    <section ref={frame} className="museum-tour ui-dark" aria-label={t('museum.tour')} onKeyDown={press}>
      <div className="museum-tour__view">
        <Stage ref={stage} room={words.room(room)} />
        <p className="museum-tour__where" aria-live="polite">
          <span>{words.room(room)}</span>
          <span className="ui-hidden">{t('museum.inRoom', { count: here.machines.length })}</span>
        </p>
        <TourTools
          frame={frame}
          isCalm={isCalm}
          turning={turning}
          mayTurn={mayTurn}
          onMayTurn={setMayTurn}
          onZoom={(by) => tour.current?.zoom(by)}
        />
        {machine && (
          <Caption
            machine={here.machines.find(({ id }) => id === machine)}
            words={words}
            onClose={() => show(null)}
          />
        )}
      </div>
      <TourLists
        words={words}
        room={room}
        yaw={yaw}
        machine={machine}
        onRoom={(id) => tour.current?.go(id)}
        onMachine={show}
      />
    </section>
  );
}

type StageProps = { ref: RefObject<HTMLDivElement | null>; room: string };

/** Where the viewer draws the room, and the keys that turn it. */
function Stage({ ref, room }: StageProps) {
  const t = useT();
  return (
    <>
      <div
        ref={ref}
        className="museum-tour__stage"
        dir="ltr"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys turn it
        tabIndex={0}
        aria-label={t('museum.view', { room })}
        aria-describedby="museum-keys"
      />
      <p id="museum-keys" className="ui-hidden">
        {t('museum.keys')}
      </p>
    </>
  );
}
