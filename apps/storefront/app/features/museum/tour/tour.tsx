import { IconButton } from '@paddock/ui/icon-button';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { usePage } from '../../../page/page-context.ts';
import { Plan } from '../plan.tsx';
import { type MachineId, type RoomId, roomOf } from '../rooms.ts';
import { useWords } from '../use-words.ts';
import { Caption } from './caption.tsx';
import { openTour, type Tour } from './open-tour.ts';
import './tour.css';

type Props = {
  start: RoomId;
  panorama: (id: RoomId) => string;
  /** The round view cannot be shown: what stands instead of it is the caller's. */
  onFail: () => void;
};

const STEPS: Record<string, [right: number, up: number]> = {
  ArrowLeft: [-15, 0],
  ArrowRight: [15, 0],
  ArrowUp: [0, 8],
  ArrowDown: [0, -8],
};
const ZOOMS: Record<string, number> = { '+': 10, '=': 10, '-': -10 };

/** The walk through the rooms: the round view, the plan, the rooms and what stands in them as lists of buttons. */
export default function MuseumTour({ start, panorama, onFail }: Props) {
  const t = useT();
  const words = useWords();
  const { dir } = usePage();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLElement>(null);
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

  function show(id: MachineId) {
    setMachine(id);
    tour.current?.lookAt(id);
  }

  function press(event: React.KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    const zoom = ZOOMS[event.key];
    if (step) tour.current?.turn(...step);
    else if (zoom) tour.current?.zoom(zoom);
    else if (event.key === 'Escape' && machine) setMachine(null);
    else return;
    event.preventDefault();
  }

  const isWide = () => document.fullscreenElement === frame.current;
  const here = roomOf(room);
  return (
    <section ref={frame} className="museum-tour ui-dark" aria-label={t('museum.tour')} onKeyDown={press}>
      <div className="museum-tour__view">
        <div
          ref={stage}
          className="museum-tour__stage"
          dir="ltr"
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys turn it
          tabIndex={0}
          aria-label={t('museum.view', { room: words.room(room) })}
          aria-describedby="museum-keys"
        />
        <p id="museum-keys" className="ui-hidden">
          {t('museum.keys')}
        </p>
        <p className="museum-tour__where" aria-live="polite">
          <span>{words.room(room)}</span>
          <span className="ui-hidden">{t('museum.inRoom', { count: here.machines.length })}</span>
        </p>
        <div className="museum-tour__tools">
          {!isCalm && (
            <IconButton
              icon={mayTurn ? 'pause' : 'turn'}
              label={mayTurn ? t('museum.stopTurning') : t('museum.startTurning')}
              aria-pressed={!mayTurn}
              data-turning={turning}
              onClick={() => setMayTurn(!mayTurn)}
            />
          )}
          <IconButton icon="plus" label={t('museum.closer')} onClick={() => tour.current?.zoom(15)} />
          <IconButton icon="minus" label={t('museum.wider')} onClick={() => tour.current?.zoom(-15)} />
          <IconButton
            icon="expand"
            label={t('museum.fullscreen')}
            onClick={() => (isWide() ? document.exitFullscreen() : frame.current?.requestFullscreen())}
          />
        </div>
        {machine && (
          <Caption
            machine={here.machines.find(({ id }) => id === machine)}
            words={words}
            onClose={() => setMachine(null)}
          />
        )}
      </div>
      <div className="museum-tour__lists">
        <Plan
          label={t('museum.plan')}
          here={{ room, yaw }}
          renderRoom={(id, className) => (
            <button
              type="button"
              className={className}
              aria-current={id === room ? 'location' : undefined}
              onClick={() => tour.current?.go(id)}
            >
              <bdi>{words.room(id)}</bdi>
            </button>
          )}
        />
        <div>
          <h2 className="ui-h4">{t('museum.machines', { room: words.room(room) })}</h2>
          <ul className="museum-tour__machines">
            {here.machines.map(({ id, year }) => (
              <li key={id}>
                <button type="button" aria-pressed={id === machine} onClick={() => show(id)}>
                  <bdi>{words.machine(id)}</bdi> <span className="ui-muted">{year}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
