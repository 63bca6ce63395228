import { useSyncExternalStore } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { useKeys } from '../keys/use-keys.ts';
import { Icon } from '../parts/icon.tsx';
import { Kbd } from '../parts/kbd.tsx';

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'ok' | 'alert';
  readonly undo?: (() => void) | undefined;
}

const SHOWN_MS = 10_000;
let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Says what was done, for 10 seconds; with `undo` it can be taken back meanwhile (Ctrl+Z). */
export function showToast(text: string, options: { tone?: 'ok' | 'alert'; undo?: () => void } = {}): void {
  const id = nextId++;
  change([...toasts.slice(-2), { id, text, tone: options.tone ?? 'ok', undo: options.undo }]);
  setTimeout(() => dismiss(id), SHOWN_MS);
}

export const clearToasts = (): void => change([]);

const dismiss = (id: number) => change(toasts.filter((toast) => toast.id !== id));

export function Toasts() {
  const t = useT();
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
  );
  const undoable = shown.findLast(({ undo }) => undo);
  const undo = (toast: Toast) => {
    dismiss(toast.id);
    toast.undo?.();
  };
  useKeys(
    undoable ? [{ keys: 'mod+z', label: t('kit.undo'), run: () => undo(undoable) }] : [],
    Boolean(undoable),
  );
  return (
    <div className="toasts" role="status">
      {shown.map((toast) => (
        <div key={toast.id} className="toast">
          <Icon name={toast.tone === 'ok' ? 'check' : 'warning'} />
          <span className="grow">{toast.text}</span>
          {toast.undo ? (
            <button type="button" className="toast__undo" onClick={() => undo(toast)}>
              {t('kit.undo')}
              <Kbd keys="mod+z" />
            </button>
          ) : null}
        </div>
      ))}
    </div>
  );
}
