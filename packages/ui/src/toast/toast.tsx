import {
  type ElementType,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { classNames } from '../class-names/class-names.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { closeToast, listToasts, type Toast, watchToasts } from './toast-queue.tsx';

export { closeToast, showToast, TOAST_MS, type ToastRequest } from './toast-queue.tsx';

export interface ToastRegionProps {
  /** Name of the region for screen readers. */
  label: string;
  closeLabel: string;
  /** The router's link component for actions; gets `href` and `to`. Default: `a`. */
  link?: ElementType | undefined;
}

const NONE: readonly Toast[] = [];

/**
 * Mounted once, at the end of the page. The two live areas are there from the start, because screen readers only
 * announce what arrives inside an area they already know. Errors interrupt, the rest waits its turn.
 */
export function ToastRegion({ label, closeLabel, link = 'a' }: ToastRegionProps) {
  const toasts = useSyncExternalStore(watchToasts, listToasts, () => NONE);
  const card = (toast: Toast) => (
    <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} link={link} />
  );
  return (
    <section className="ui-toasts" aria-label={label}>
      <div className="ui-toasts__live" role="status">
        {toasts.filter((toast) => toast.variant === 'normal').map(card)}
      </div>
      <div className="ui-toasts__live" role="alert">
        {toasts.filter((toast) => toast.variant === 'error').map(card)}
      </div>
    </section>
  );
}

/** Closes the toast when its time is up. The timer pauses while the toast is hovered or focused, and then goes on. */
function useTimer(toast: Toast, isHeld: boolean) {
  const left = useRef(toast.durationMs);
  useEffect(() => {
    if (isHeld) return;
    const started = Date.now();
    const timer = setTimeout(() => closeToast(toast.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - started));
    };
  }, [isHeld, toast.id]);
}

function ToastCard(props: { toast: Toast; closeLabel: string; link: ElementType }) {
  const { toast, closeLabel, link: Link } = props;
  const [isHeld, setHeld] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);
  useTimer(toast, isHeld);

  // Focus inside the toast returns to where it was in the page.
  function dismiss() {
    closeToast(toast.id);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }

  function enter(event: FocusEvent) {
    setHeld(true);
    const from = event.relatedTarget;
    if (from instanceof Element && !card.current?.contains(from)) cameFrom.current = from;
  }

  function key(event: KeyboardEvent) {
    if (event.key === 'Escape') dismiss();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering and Escape only add to what its buttons do
    <div
      ref={card}
      className={classNames('ui-toast', toast.variant === 'error' && 'ui-toast--error')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(card.current?.contains(document.activeElement) ?? false)}
      onFocus={enter}
      onBlur={() => setHeld(false)}
      onKeyDown={key}
    >
      <Icon name={toast.variant === 'error' ? 'warning' : 'check'} />
      <span className="ui-toast__text">{toast.text}</span>
      {toast.action && (
        <Link
          className="ui-toast__action"
          href={toast.action.href}
          {...(Link !== 'a' && { to: toast.action.href })}
          onClick={() => closeToast(toast.id)}
        >
          {toast.action.label}
        </Link>
      )}
      <IconButton icon="close" label={closeLabel} onClick={dismiss} />
    </div>
  );
}
