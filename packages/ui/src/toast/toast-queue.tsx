// The queue knows nothing of React, so `showToast` can be called from anywhere and costs next to nothing.

export const TOAST_MS = 5000;
/** More would cover a phone's screen; the rest waits. */
const SHOWN_AT_ONCE = 3;

export interface ToastRequest {
  text: string;
  variant?: 'normal' | 'error' | undefined;
  action?: { label: string; href: string } | undefined;
  durationMs?: number | undefined;
}

export interface Toast {
  id: number;
  text: string;
  variant: 'normal' | 'error';
  action: { label: string; href: string } | undefined;
  durationMs: number;
}

let queue: readonly Toast[] = [];
let shown: readonly Toast[] = [];
let lastId = 0;
const watchers = new Set<() => void>();

function change(next: readonly Toast[]) {
  queue = next;
  shown = queue.slice(0, SHOWN_AT_ONCE);
  for (const watcher of watchers) watcher();
}

/** Says something in passing. Returns an id for `closeToast`. */
export function showToast({ text, variant = 'normal', action, durationMs = TOAST_MS }: ToastRequest): number {
  // The same words twice in a row are one message: a second press must not stack copies.
  const waiting = queue.filter((toast) => toast.text !== text || toast.variant !== variant);
  lastId += 1;
  change([...waiting, { id: lastId, text, variant, action, durationMs }]);
  return lastId;
}

export function closeToast(id: number) {
  change(queue.filter((toast) => toast.id !== id));
}

export function clearToasts() {
  change([]);
}

export function listToasts() {
  return shown;
}

export function watchToasts(watcher: () => void) {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}
