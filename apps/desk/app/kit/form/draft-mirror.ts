import { type DraftContent, readContent } from './draft.rules.ts';

/** A copy in this browser, written with every key: it bridges the seconds until the server has the draft. */
export interface Mirror extends DraftContent {
  readonly revision: string;
  /** The server's version it was typed on. */
  readonly version: number;
}

export function readMirror(key: string): Mirror | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Mirror> | null;
    const content = readContent(kept);
    if (!content || typeof kept?.revision !== 'string' || typeof kept.version !== 'number') return null;
    return { ...content, revision: kept.revision, version: kept.version };
  } catch {
    return null;
  }
}

/** A full or blocked storage is no reason to interrupt typing: the server has the draft two seconds later. */
export function writeMirror(key: string, mirror: Mirror | null): void {
  try {
    if (mirror) localStorage.setItem(key, JSON.stringify(mirror));
    else localStorage.removeItem(key);
  } catch {}
}
