/** One key or sequence: `j`, `g o`, `mod+k`, `shift+arrowdown`, `?`. `mod` is ⌘ on a Mac, Ctrl elsewhere. */
export interface Binding {
  readonly keys: string;
  /** For the help; bindings without one are not listed. */
  readonly label?: string;
  readonly group?: string;
  /** Also while a field has the focus; otherwise only keys with `mod` and Escape are heard there. */
  readonly whileTyping?: boolean;
  /** false leaves the key to the browser. */
  run(event: KeyboardEvent): unknown;
}

interface Registered {
  readonly bindings: readonly Binding[];
  readonly layer: number;
}

const SEQUENCE_MS = 1200;
const SINGLE_KEYS_OFF = 'desk.singleKeys';
export const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

const registered: Registered[] = [];
let pending: { key: string; at: number } | null = null;

export const areSingleKeysOn = (): boolean => localStorage.getItem(SINGLE_KEYS_OFF) !== 'off';
export const switchSingleKeys = (isOn: boolean): void =>
  isOn ? localStorage.removeItem(SINGLE_KEYS_OFF) : localStorage.setItem(SINGLE_KEYS_OFF, 'off');

export function register(bindings: readonly Binding[], layer: number): () => void {
  const entry = { bindings, layer };
  registered.push(entry);
  return () => {
    registered.splice(registered.indexOf(entry), 1);
  };
}

const topLayer = () => Math.max(0, ...registered.map(({ layer }) => layer));

/** Every binding that is in force now, the newest first. */
export const activeBindings = (): Binding[] =>
  registered
    .filter(({ layer }) => layer === topLayer())
    .toReversed()
    .flatMap(({ bindings }) => bindings);

/** `mod+shift+l`, `?`, `arrowdown`: how a pressed key is written in a binding. */
export function writeKey(event: KeyboardEvent, mac = isMac): string {
  const key = event.key === ' ' ? 'space' : event.key.toLowerCase();
  const mod = mac ? event.metaKey : event.ctrlKey;
  // Shift is part of a sign such as "?", but not of a letter or an arrow.
  const hasShift = event.shiftKey && (mod || /^[a-z]$|^.{2,}$/.test(key));
  return `${mod ? 'mod+' : ''}${event.altKey ? 'alt+' : ''}${hasShift ? 'shift+' : ''}${key}`;
}

export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (
    target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
    return true;
  return (
    target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(target.type)
  );
}

const isSingle = (keys: string) => /^(shift\+)?[^+\s]$/.test(keys) || /^\S \S$/.test(keys);

/** Finds what a key press means; sequences such as `g o` wait for their second key. */
export function handleKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const key = writeKey(event);
  const sequence = pending && Date.now() - pending.at < SEQUENCE_MS ? `${pending.key} ${key}` : null;
  pending = null;
  const typing = isTyping(event.target);
  const usable = activeBindings().filter(
    ({ keys, whileTyping }) =>
      (!typing || whileTyping || keys.startsWith('mod+') || keys === 'escape') &&
      (areSingleKeysOn() || !isSingle(keys)),
  );
  const found =
    (sequence && usable.find(({ keys }) => keys === sequence)) || usable.find(({ keys }) => keys === key);
  if (found) {
    if (found.run(event) !== false) event.preventDefault();
  } else if (usable.some(({ keys }) => keys.startsWith(`${key} `))) {
    pending = { key, at: Date.now() };
    event.preventDefault();
  }
}
