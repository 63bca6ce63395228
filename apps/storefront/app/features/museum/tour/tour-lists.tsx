import { useT } from '../../../i18n/use-t.ts';
import { Plan } from '../plan.tsx';
import { type MachineId, type RoomId, roomOf } from '../rooms.ts';
import type { MuseumWords } from '../use-words.ts';

type Props = {
  words: MuseumWords;
  room: RoomId;
  yaw: number;
  machine: MachineId | null;
  onRoom: (id: RoomId) => void;
  onMachine: (id: MachineId) => void;
};

/** The plan with its rooms and the machines of this room, as lists of buttons. */
export function TourLists({ words, room, yaw, machine, onRoom, onMachine }: Props) {
  const t = useT();
  return (
    <div className="museum-tour__lists">
      <Plan
        label={t('museum.plan')}
        here={{ room, yaw }}
        renderRoom={(id, className) => (
          <button
            type="button"
            className={className}
            aria-current={id === room ? 'location' : undefined}
            onClick={() => onRoom(id)}
          >
            <bdi>{words.room(id)}</bdi>
          </button>
        )}
      />
      <div>
        <h2 className="ui-h4">{t('museum.machines', { room: words.room(room) })}</h2>
        <ul className="museum-tour__machines">
          {roomOf(room).machines.map(({ id, year }) => (
            <li key={id}>
              <button type="button" aria-pressed={id === machine} onClick={() => onMachine(id)}>
                <bdi>{words.machine(id)}</bdi> <span className="ui-muted">{year}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
