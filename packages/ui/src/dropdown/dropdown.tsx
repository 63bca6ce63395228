import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names/class-names.tsx';

/** How long the pointer may leave a hover dropdown before it closes: enough to cut a corner on the way in. */
const GRACE_MS = 180;
const HOVER_OPEN_MS = 60;

export interface DropdownOptions {
  /** Changes with the page (the router's location key): the dropdown closes with it. */
  routeKey: string;
  /** Opens when a mouse rests on it. Touch and pen never hover; the keyboard uses Enter. */
  openOnHover?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

interface Opened {
  routeKey: string;
  by: 'hover' | 'press';
}

export interface DropdownState {
  isOpen: boolean;
  open: () => void;
  close: (options?: { returnFocus?: boolean }) => void;
  toggle: () => void;
  rootProps: ComponentPropsWithRef<'div'>;
  triggerProps: ComponentPropsWithRef<'button'>;
  panelProps: { id: string; hidden: boolean };
}

export function useDropdown({ routeKey, openOnHover = false, onOpenChange }: DropdownOptions): DropdownState {
  const [opened, setOpened] = useState<Opened | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const panelId = useId();

  // Set while rendering, not in an effect: the new page must never be painted under an open dropdown.
  if (opened && opened.routeKey !== routeKey) setOpened(null);
  const isOpen = opened?.routeKey === routeKey;

  const close = useCallback((options?: { returnFocus?: boolean }) => {
    clearTimeout(timer.current);
    setOpened(null);
    if (options?.returnFocus) trigger.current?.focus();
  }, []);
  const open = useCallback((by: Opened['by'] = 'press') => setOpened({ routeKey, by }), [routeKey]);

  useEffect(() => onOpenChange?.(isOpen), [isOpen, onOpenChange]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useDismiss(isOpen, root, close);

  function press() {
    clearTimeout(timer.current);
    // A mouse that hovered it open and then clicks means "stay", not "close".
    if (!isOpen || opened.by === 'hover') open('press');
    else close();
  }

  const by = isOpen ? opened.by : null;
  const hover = openOnHover && hoverHandlers(by, timer, () => open('hover'), close);

  // Tabbing out of the panel leaves it; a click on plain text inside gives no new focus and keeps it.
  function blur(event: FocusEvent) {
    const next = event.relatedTarget;
    if (next instanceof Node && !root.current?.contains(next)) close();
  }

  return {
    isOpen,
    open: () => open(),
    close,
    toggle: press,
    rootProps: { ref: root, onBlur: blur, ...hover },
    triggerProps: {
      ref: trigger,
      type: 'button',
      onClick: press,
      'aria-expanded': isOpen,
      'aria-controls': panelId,
    },
    panelProps: { id: panelId, hidden: !isOpen },
  };
}

/** Opens when a mouse rests on it, and closes a moment after the mouse has left. `by` is null while it is closed. */
function hoverHandlers(
  by: Opened['by'] | null,
  timer: RefObject<ReturnType<typeof setTimeout> | undefined>,
  open: () => void,
  close: () => void,
) {
  function later(run: () => void, delay: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, delay);
  }

  return {
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return;
      if (by) clearTimeout(timer.current);
      else later(open, HOVER_OPEN_MS);
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      if (by === 'hover') later(close, GRACE_MS);
    },
  };
}

function useDismiss(
  isOpen: boolean,
  root: RefObject<HTMLElement | null>,
  close: (options?: { returnFocus?: boolean }) => void,
) {
  useEffect(() => {
    if (!isOpen) return;
    // The path is asked, not the tree: what was clicked may have removed itself already.
    const click = (event: Event) => {
      if (root.current && !event.composedPath().includes(root.current)) close();
    };
    // Captured, so that a dialog around the dropdown does not close with it.
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close({ returnFocus: true });
    };
    document.addEventListener('click', click, true);
    document.addEventListener('keydown', key, true);
    return () => {
      document.removeEventListener('click', click, true);
      document.removeEventListener('keydown', key, true);
    };
  }, [isOpen, root, close]);
}

export interface DropdownProps extends DropdownOptions {
  trigger: (props: ComponentPropsWithRef<'button'>, state: DropdownState) => ReactNode;
  /** The panel hangs from the start or the end edge of the trigger; `none` leaves placing to the caller. */
  align?: 'start' | 'end' | 'none' | undefined;
  /** Keeps the panel in the page while closed, so that its links are in the first HTML. Default: not. */
  keepMounted?: boolean | undefined;
  className?: string | undefined;
  panelClassName?: string | undefined;
  children: ReactNode | ((state: DropdownState) => ReactNode);
}

export function Dropdown(props: DropdownProps) {
  const { trigger, align = 'start', keepMounted = false, className, panelClassName, children } = props;
  const state = useDropdown(props);
  const placed = align !== 'none' && 'ui-dropdown__panel ui-menu';
  return (
    <div {...state.rootProps} className={classNames(align !== 'none' && 'ui-dropdown', className)}>
      {trigger(state.triggerProps, state)}
      {(state.isOpen || keepMounted) && (
        <div
          {...state.panelProps}
          className={classNames(placed, align === 'end' && 'ui-dropdown__panel--end', panelClassName)}
        >
          {typeof children === 'function' ? children(state) : children}
        </div>
      )}
    </div>
  );
}
