import { useEffect, useImperativeHandle, useRef } from 'react';
import { Icon } from '../parts/icon.tsx';
import { Kbd } from '../parts/kbd.tsx';

interface SearchFieldProps {
  readonly placeholder: string;
  readonly value: string;
  readonly ref: React.Ref<HTMLInputElement>;
  /** The key that leads here; it is bound by the screen. */
  readonly keys?: string;
  onChange(value: string): void;
  /** Enter leads from the field to what was found. */
  onEnter(value: string): void;
}

const TYPING_MS = 250;

/** Searches while typing; Enter searches at once. */
export function SearchField({ placeholder, value, keys = '/', onChange, onEnter, ref }: SearchFieldProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // When typing pauses, the address may be another one than at the last key: the search is added to that one.
  const change = useRef(onChange);
  change.current = onChange;
  useEffect(() => () => clearTimeout(timer.current), []);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  // The address may be behind what is typed: only a field without the focus follows it.
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = value;
  }, [value]);
  return (
    <label className="find">
      <Icon name="search" size={14} />
      <input
        ref={input}
        type="search"
        defaultValue={value}
        placeholder={placeholder}
        aria-label={placeholder}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ target }) => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => change.current(target.value.trim()), TYPING_MS);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          clearTimeout(timer.current);
          const text = event.currentTarget.value.trim();
          onChange(text);
          onEnter(text);
        }}
      />
      <Kbd keys={keys} />
    </label>
  );
}
