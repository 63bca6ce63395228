import { type KeyboardEvent, useState } from 'react';
import { LIST } from './suggestion-group.tsx';

const optionId = (index: number) => `${LIST}-${index}`;

/** The option that the arrow keys or the pointer are at; -1: none, the focus is in the field alone. */
export function useActiveOption(length: number, onChoose: () => void) {
  const [active, setActive] = useState(-1);

  function keyDown(event: KeyboardEvent) {
    const last = length - 1;
    const next = {
      ArrowDown: active === last ? -1 : active + 1,
      ArrowUp: active === -1 ? last : active - 1,
      // In the field itself these move the caret.
      ...(active >= 0 && { Home: 0, End: last }),
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  }

  const option = (index: number) => ({
    id: optionId(index),
    role: 'option',
    'aria-selected': index === active,
    tabIndex: -1,
    className: 'shell-search__option',
    onPointerMove: () => setActive(index),
    onClick: onChoose,
  });

  return {
    active,
    activeId: active >= 0 ? optionId(active) : undefined,
    reset: () => setActive(-1),
    keyDown,
    option,
  };
}
