import { type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react';
import { LayerContext, useKeys } from '../keys/use-keys.ts';
import { Icon } from '../parts/icon.tsx';
import type { IconName } from '../parts/icon-paths.ts';
import { Kbd } from '../parts/kbd.tsx';

export interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly keys?: string;
  /** Why it cannot be chosen: it stays in the menu with this line below. */
  readonly reason?: string | undefined;
  readonly isChecked?: boolean;
  readonly isDanger?: boolean;
  /** Heading above this item. */
  readonly group?: string;
  run(): void;
}

interface MenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** What stands on the button. */
  readonly children: ReactNode;
  readonly className?: string;
  readonly keys?: string;
}

/** A button that opens a list of choices; arrows move, Enter chooses, Escape goes back. */
export function MenuButton({ label, items, children, className = 'icon-button', keys }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useKeys(keys ? [{ keys, label, run: () => setOpen(true) }] : []);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <span className="menu-anchor">
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={className === 'icon-button' ? label : undefined}
        title={label}
        aria-haspopup="menu"
        aria-keyshortcuts={keys}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
      </button>
      {isOpen ? <MenuLayer id={id} label={label} items={items} onClose={close} /> : null}
    </span>
  );
}

interface LayerProps {
  readonly id: string;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly onClose: () => void;
}

function MenuLayer(props: LayerProps) {
  const layer = useContext(LayerContext) + 1;
  return (
    <LayerContext value={layer}>
      <MenuList {...props} />
    </LayerContext>
  );
}

function MenuList({ id, label, items, onClose }: LayerProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (step: number) => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
    const place = all.indexOf(document.activeElement as HTMLElement);
    all[(place + step + all.length) % all.length]?.focus();
  };
  useKeys([
    { keys: 'arrowdown', run: () => move(1) },
    { keys: 'arrowup', run: () => move(-1) },
    { keys: 'escape', run: onClose },
    { keys: 'tab', run: onClose },
  ]);
  // Once: a page that is drawn again meanwhile would lead a person to another item than the one chosen.
  useEffect(() => list.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus(), []);
  useEffect(() => {
    const outside = (event: PointerEvent) => {
      if (!list.current?.parentElement?.contains(event.target as Node)) onClose();
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  });
  return (
    <div ref={list} id={id} role="menu" aria-label={label} className="menu menu--open">
      {items.map((item) => (
        <MenuRow key={item.key} item={item} onClose={onClose} />
      ))}
    </div>
  );
}

function MenuRow({ item, onClose }: { item: MenuItem; onClose: () => void }) {
  const choose = () => {
    if (item.reason) return;
    onClose();
    item.run();
  };
  return (
    <>
      {item.group ? <div className="menu__heading">{item.group}</div> : null}
      <button
        type="button"
        {...(item.isChecked === undefined
          ? { role: 'menuitem' }
          : { role: 'menuitemradio', 'aria-checked': item.isChecked })}
        aria-disabled={item.reason ? true : undefined}
        aria-keyshortcuts={item.reason ? undefined : item.keys}
        className={`menu__item${item.isDanger ? ' text-alert' : ''}`}
        onClick={choose}
      >
        {item.icon ? <Icon name={item.icon} /> : null}
        <span className="grow">
          {item.label}
          {item.reason ? <span className="menu__why">{item.reason}</span> : null}
        </span>
        {item.isChecked ? <Icon name="check" /> : null}
        {item.keys && !item.reason ? <Kbd keys={item.keys} /> : null}
      </button>
    </>
  );
}
