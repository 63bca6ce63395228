import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useStrip } from './use-strip.tsx';

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
  const { strip, at, go, follow } = useStrip(isOpen, start, items.length);

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
