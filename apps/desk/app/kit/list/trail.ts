/** The list one came from: `[` and `]` go on in it, Escape goes back to it. */
interface Trail {
  readonly name: string;
  /** Address of the list with its filters. */
  readonly list: string;
  readonly hrefs: readonly string[];
}

const STORAGE_KEY = 'desk.trail';

export function keepTrail(trail: Trail): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(trail));
}

function readTrail(): Trail | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Trail | null;
  } catch {
    return null;
  }
}

export interface TrailPlace {
  readonly list: string;
  readonly place: number;
  readonly count: number;
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** Where an address stands in the list that led to it; null when it was opened otherwise. */
export function findTrailPlace(path: string): TrailPlace | null {
  const trail = readTrail();
  const place = trail?.hrefs.findIndex((href) => href.split('?')[0] === path) ?? -1;
  if (!trail || place === -1) return null;
  const { list, hrefs } = trail;
  return { list, place, count: hrefs.length, previous: hrefs[place - 1], next: hrefs[place + 1] };
}
