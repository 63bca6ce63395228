import { useEffect, useRef } from 'react';

/** What can be done with the open subject, for the command palette. */
export interface PaletteAction {
  readonly label: string;
  readonly keys: string;
  run(): void;
}

const current = new Set<{ readonly list: readonly PaletteAction[] }>();

export const readSubjectActions = (): PaletteAction[] => [...current].flatMap(({ list }) => list);

export function useSubjectActions(list: readonly PaletteAction[]): void {
  const held = useRef({ list });
  held.current.list = list;
  useEffect(() => {
    const entry = held.current;
    current.add(entry);
    return () => {
      current.delete(entry);
    };
  }, []);
}
