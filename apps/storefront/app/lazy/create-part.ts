import type { ComponentType } from 'react';

/** What a button opens; `loaded` is null until its code is there. */
export interface Part<P> {
  loaded: ComponentType<P> | null;
  readonly load: () => Promise<void>;
  /** Before it is opened, when a pointer or the focus comes near. */
  readonly preload: () => void;
}

export function createPart<P extends object>(
  importPart: () => Promise<{ default: ComponentType<P> }>,
): Part<P> {
  const part: Part<P> = {
    loaded: null,
    async load() {
      part.loaded = (await importPart()).default;
    },
    preload: () => void part.load().catch(() => {}),
  };
  return part;
}
