import museum from 'virtual:brand/museum';

// Rooms and machines are the brand's: their ids are data.
export type RoomId = string;
export type MachineId = string;

/** Where something is as seen from the middle of its room: degrees right of the picture's middle, degrees above the horizon. */
export type Bearing = { yaw: number; pitch: number; metres: number };

export type Machine = Bearing & { id: MachineId; year: number };
export type Way = Bearing & { to: RoomId };
export type Room = { id: RoomId; machines: Machine[]; ways: Way[] };

function bearingOf(room: RoomId, thing: string): Bearing {
  const bearing = museum?.bearings[room]?.[thing];
  if (!bearing) throw new Error(`Nothing called "${thing}" was rendered in the room "${room}"`);
  return bearing;
}

function machineOf(id: MachineId) {
  const machine = museum?.machines[id];
  if (!machine) throw new Error(`The museum has no machine "${id}"`);
  return machine;
}

/** The rooms in the order of a visit; none where the brand has no museum. */
export const ROOMS: readonly Room[] = (museum?.rooms ?? []).map(({ id, machines, ways }) => ({
  id,
  machines: machines.map((machine) => ({
    id: machine,
    year: machineOf(machine).year,
    ...bearingOf(id, machine),
  })),
  ways: ways.map(([to, through]) => ({ to, ...bearingOf(id, through) })),
}));
export const ROOM_IDS: readonly RoomId[] = ROOMS.map(({ id }) => id);

/** The room in which a visit begins. */
export const ENTRANCE: RoomId = museum?.entrance ?? '';
export const MUSEUM_ADDRESS: readonly string[] = museum?.address ?? [];

export function roomOf(id: RoomId): Room {
  return ROOMS.find((one) => one.id === id) as Room;
}

/** The model's name, the same in every language; null where the messages have one. */
export const modelName = (id: MachineId): string | null => machineOf(id).name ?? null;

export const hasTranslatedName = (id: MachineId): boolean => modelName(id) === null;
