import { useMemo } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { type MachineId, modelName, type RoomId } from './rooms.ts';

export type MuseumWords = ReturnType<typeof useWords>;

/** What rooms and machines are called here. */
export function useWords() {
  const t = useT();
  return useMemo(() => {
    const room = (id: RoomId) => t(`museum.scene.${id}`);
    const machine = (id: MachineId) => modelName(id) ?? t(`museum.machine.${id}.name`);
    return {
      room,
      machine,
      about: (id: MachineId) => t(`museum.machine.${id}.text`),
      roomText: (id: RoomId) => t(`museum.room.${id}`),
      walk: (id: RoomId) => t('museum.walk', { room: room(id) }),
    };
  }, [t]);
}
