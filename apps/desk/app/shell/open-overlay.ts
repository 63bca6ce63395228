export type Overlay = 'help' | 'palette';

const OPEN = 'desk:open';

/** Opens the command palette or the help from a button. */
export const openOverlay = (name: Overlay): void => {
  dispatchEvent(new CustomEvent(OPEN, { detail: name }));
};

/** Calls back with what a button opens; returns how to stop. */
export function listenForOverlays(onOpen: (name: Overlay) => void): () => void {
  const listen = (event: Event) => onOpen((event as CustomEvent<Overlay>).detail);
  addEventListener(OPEN, listen);
  return () => removeEventListener(OPEN, listen);
}
