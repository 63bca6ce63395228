import type { IconName } from '../kit/parts/icon-paths.ts';

export interface Entry {
  readonly key: string;
  readonly kind: 'found' | 'action' | 'place' | 'site';
  readonly label: string;
  readonly detail?: string | null;
  readonly site?: string;
  readonly icon: IconName;
  readonly keys?: string;
  run(): void;
}

/** `>` only actions, `@` only people and other results, `/` only sites. */
const PREFIXES: Record<string, Entry['kind']> = { '>': 'action', '@': 'found', '/': 'site' };
const ORDER: readonly Entry['kind'][] = ['found', 'action', 'place', 'site'];
const MAX_PER_KIND = 12;

export interface PaletteQuery {
  readonly words: string;
  readonly only: Entry['kind'] | null;
}

export function readPaletteQuery(typed: string): PaletteQuery {
  const only = PREFIXES[typed[0] ?? ''] ?? null;
  return { only, words: (only ? typed.slice(1) : typed).trim() };
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Results first, then actions of the open subject, screens, sites. Every word must be in the label or detail. */
export function arrangeEntries(entries: readonly Entry[], { words, only }: PaletteQuery): Entry[] {
  const needles = fold(words).split(/\s+/).filter(Boolean);
  const isShown = ({ kind, label, detail, site }: Entry) => {
    if (only ? kind !== only : kind === 'site' && needles.length === 0) return false;
    // The api has matched results by more than what is shown of them.
    if (kind === 'found') return true;
    const text = fold(`${label} ${detail ?? ''} ${site ?? ''}`);
    return needles.every((needle) => text.includes(needle));
  };
  const shown = entries.filter(isShown);
  return ORDER.flatMap((kind) =>
    shown.filter((entry) => entry.kind === kind).slice(0, only || kind === 'place' ? 99 : MAX_PER_KIND),
  );
}
