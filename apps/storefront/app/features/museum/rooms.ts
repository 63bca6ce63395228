import bearings from './bearings.json' with { type: 'json' };

export const ROOM_IDS = ['outdoor', 'main', 'giuseppe', 'motobi', 'leoncino'] as const;
export type RoomId = (typeof ROOM_IDS)[number];

/** Where something is as seen from the middle of its room: degrees right of the picture's middle, degrees above the horizon. */
export type Bearing = { yaw: number; pitch: number; metres: number };

// Names of models are the same in every language; what has none is named by the messages.
const MACHINES = {
  lupo: { year: 2024, name: 'Lupo 500' },
  assemblers: { year: 2026 },
  tramontana: { year: 2004, name: 'Tramontana 400' },
  lido: { year: 1961, name: 'Lido 125' },
  via: { year: 2016, name: 'Via' },
  bicycle: { year: 1911 },
  strap: { year: 1913 },
  'tipo-a': { year: 1919, name: 'Tipo A 98' },
  giro: { year: 1924 },
  bench: { year: 1911 },
  corsa: { year: 1927, name: 'Corsa 175' },
  veloce: { year: 1954, name: 'Veloce 350' },
  motobi: { year: 1956, name: 'Motobi 125' },
  tourer: { year: 1958, name: 'Motobi 175' },
  engine: { year: 1956 },
  champion: { year: 1959, name: 'Motobi 200' },
  ricostruzione: { year: 1946, name: 'Ricostruzione' },
  passero: { year: 1947, name: 'Passero 49' },
  tramonto: { year: 1949, name: 'Tramonto 125' },
  pots: { year: 1945 },
  salvi: { year: 1953 },
  chimney: { year: 1998 },
  gate: { year: 1911, name: 'Via dell’Acquedotto 11' },
} as const satisfies Record<string, { year: number; name?: string }>;

export type MachineId = keyof typeof MACHINES;
type NamedId = { [Id in MachineId]: (typeof MACHINES)[Id] extends { name: string } ? Id : never }[MachineId];
export type WordedId = Exclude<MachineId, NamedId>;

export type Machine = Bearing & { id: MachineId; year: number };
export type Way = Bearing & { to: RoomId };
export type Room = { id: RoomId; machines: Machine[]; ways: Way[] };

const known: Record<RoomId, Record<string, Bearing>> = bearings;

function bearingOf(room: RoomId, thing: string): Bearing {
  const bearing = known[room][thing];
  if (!bearing) throw new Error(`Nothing called "${thing}" was rendered in the room "${room}"`);
  return bearing;
}

/** `ways`: through which thing one walks on to which room. */
function room(id: RoomId, machines: MachineId[], ways: [to: RoomId, through: string][]): Room {
  return {
    id,
    machines: machines.map((machine) => ({
      id: machine,
      year: MACHINES[machine].year,
      ...bearingOf(id, machine),
    })),
    ways: ways.map(([to, through]) => ({ to, ...bearingOf(id, through) })),
  };
}

/** The five rooms in the order of a visit. */
export const ROOMS: readonly Room[] = [
  room('outdoor', ['tramonto', 'ricostruzione', 'chimney', 'gate'], [['main', 'door']]),
  room(
    'main',
    ['lupo', 'lido', 'tramontana', 'via', 'assemblers'],
    [
      ['outdoor', 'door'],
      ['giuseppe', 'to-giuseppe'],
      ['motobi', 'to-motobi'],
      ['leoncino', 'to-leoncino'],
    ],
  ),
  room('giuseppe', ['corsa', 'bicycle', 'strap', 'tipo-a', 'giro', 'bench'], [['main', 'door']]),
  room('motobi', ['champion', 'veloce', 'motobi', 'tourer', 'engine'], [['main', 'door']]),
  room('leoncino', ['salvi', 'pots', 'ricostruzione', 'passero', 'tramonto', 'lido'], [['main', 'door']]),
];

export function roomOf(id: RoomId): Room {
  return ROOMS.find((one) => one.id === id) as Room;
}

/** The model's name, or null where the messages have one. */
export function modelName(id: MachineId): string | null {
  const machine: { year: number; name?: string } = MACHINES[id];
  return machine.name ?? null;
}

export const isWorded = (id: MachineId): id is WordedId => modelName(id) === null;
