import { isMac } from '../keys/keys.ts';

const NAMES: Record<string, string> = {
  mod: isMac ? '⌘' : 'Ctrl',
  shift: '⇧',
  alt: isMac ? '⌥' : 'Alt',
  enter: '↵',
  escape: 'Esc',
  space: '␣',
  backspace: '⌫',
  arrowdown: '↓',
  arrowup: '↑',
  arrowleft: '←',
  arrowright: '→',
};

const nameOf = (key: string) => NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);

/** The keys of a binding, as they are printed on a keyboard. Readers of the page hear `aria-keyshortcuts` instead. */
export function Kbd({ keys }: { keys: string }) {
  const parts = keys.split(/[+\s](?=.)/);
  return (
    <span className="kbd-group" aria-hidden="true">
      {parts.map((part) => (
        <kbd key={part} className="kbd">
          {nameOf(part)}
        </kbd>
      ))}
    </span>
  );
}
