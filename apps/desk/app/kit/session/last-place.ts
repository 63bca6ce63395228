const STORAGE_KEY = 'desk.last';

export interface LastPlace {
  readonly path: string;
  readonly title: string;
  readonly at: string;
}

/** Remembers the screen on this device, so that the next sign-in leads back to it. */
export function keepLastPlace(path: string, title: string): void {
  const place: LastPlace = { path, title, at: new Date().toISOString() };
  localStorage.setItem(STORAGE_KEY, JSON.stringify(place));
}

export const forgetLastPlace = (): void => localStorage.removeItem(STORAGE_KEY);

/** Null on a new device, after signing out, and when what is kept is no address of the desk. */
export function readLastPlace(): LastPlace | null {
  try {
    const kept = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as LastPlace | null;
    const isOwn = typeof kept?.path === 'string' && /^\/(?![/\\])/.test(kept.path);
    return isOwn && !Number.isNaN(Date.parse(kept.at)) ? kept : null;
  } catch {
    return null;
  }
}
