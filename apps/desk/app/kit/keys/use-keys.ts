import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import { type Binding, register } from './keys.ts';

/** Dialogs and menus lie on a layer of their own: keys of what is below are not heard meanwhile. */
export const LayerContext = createContext(0);

/** Keys of a component while it is shown; those of the newest component win. */
export function useKeys(bindings: readonly Binding[], isEnabled = true): void {
  const layer = useContext(LayerContext);
  const current = useRef(bindings);
  current.current = bindings;
  const signature = bindings.map(({ keys, label }) => `${keys}|${label ?? ''}`).join('\n');
  // In the layout effect: a key works from the moment its button is painted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions are read when a key is pressed
  useLayoutEffect(() => {
    if (!isEnabled) return;
    const stable = current.current.map((binding, place) => ({
      ...binding,
      run: (event: KeyboardEvent) => current.current[place]?.run(event),
    }));
    return register(stable, layer);
  }, [signature, layer, isEnabled]);
}
