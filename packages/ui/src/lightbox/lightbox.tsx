import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../icon-button/icon-button.tsx';

export interface LightboxProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  label: string;
  /** The picture to begin with. */
  start: number;
  items: readonly { key: string; body: ReactNode }[];
  closeLabel: string;
  previousLabel: string;
  nextLabel: string;
  /** "Picture 2 of 7". */
  placeLabel: (number: number, total: number) => string;
}

/**
 * Pictures over the whole window. The strip scrolls and snaps, so a finger swipes it as anything else in the browser;
 * arrow keys and buttons move it by one. Load it lazily.
 */
export function Lightbox(props: LightboxProps) {
  const { isOpen, onOpenChange, label, start, items, closeLabel, previousLabel, nextLabel, placeLabel } =
    props;
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(start);

  const goTo = useCallback((index: number, behavior: ScrollBehavior = 'auto') => {
    const item = strip.current?.children[index];
    item?.scrollIntoView({ behavior, block: 'nearest', inline: 'center' });
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    setAt(start);
    const frame = requestAnimationFrame(() => goTo(start));
    return () => cancelAnimationFrame(frame);
  }, [isOpen, start, goTo]);

  function go(by: number) {
    const next = Math.min(Math.max(at + by, 0), items.length - 1);
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    goTo(next, still ? 'auto' : 'smooth');
    setAt(next);
  }

  // On the document: right after opening, focus is on the window itself and not on anything in it.
  useEffect(() => {
    if (!isOpen) return;
    const key = (event: KeyboardEvent) => {
      const rtl = document.documentElement.dir === 'rtl';
      const by = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }[event.key];
      if (by === undefined || event.target instanceof HTMLVideoElement) return;
      event.preventDefault();
      go(by);
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  });

  // Scrolled by finger: which one is in the middle now.
  function follow() {
    const list = strip.current;
    if (list) setAt(Math.round(Math.abs(list.scrollLeft) / Math.max(list.clientWidth, 1)));
  }

  return (
    <ModalOverlay className="ui-scrim ui-lightbox" isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className="ui-lightbox__window ui-dark">
        <AriaDialog className="ui-lightbox__dialog" aria-label={label}>
          {({ close }) => (
            <div className="ui-lightbox__in">
              <div className="ui-lightbox__bar">
                <p role="status">{placeLabel(at + 1, items.length)}</p>
                <IconButton icon="close" label={closeLabel} onClick={close} />
              </div>
              <ul
                ref={strip}
                className="ui-lightbox__strip"
                // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
                tabIndex={0}
                aria-label={label}
                onScrollEnd={follow}
              >
                {items.map((item, index) => (
                  <li key={item.key} inert={index !== at}>
                    {item.body}
                  </li>
                ))}
              </ul>
              <div className="ui-lightbox__bar">
                <IconButton
                  icon="chevron-start"
                  label={previousLabel}
                  aria-disabled={at === 0}
                  onClick={() => go(-1)}
                />
                <IconButton
                  icon="chevron-end"
                  label={nextLabel}
                  aria-disabled={at === items.length - 1}
                  onClick={() => go(1)}
                />
              </div>
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
