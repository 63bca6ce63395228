import type { ComponentType } from 'react';

/** The code of a section that is loaded when it is needed; on the server it is always loaded. */
export interface SectionLoader<P> {
  /** Null: not loaded yet. */
  loaded: ComponentType<P> | null;
  readonly load: () => Promise<ComponentType<P>>;
}

/** Repeated calls of `load` share one request; a failed one can be repeated. */
export async function createSectionLoader<P extends object>(
  importSection: () => Promise<ComponentType<P>>,
): Promise<SectionLoader<P>> {
  let pending: Promise<ComponentType<P>> | null = null;
  const loader: SectionLoader<P> = {
    loaded: import.meta.env.SSR ? await importSection() : null,
    load() {
      pending ??= importSection().then(
        (loaded) => {
          loader.loaded = loaded;
          return loaded;
        },
        (error) => {
          pending = null;
          throw error;
        },
      );
      return pending;
    },
  };
  return loader;
}
