import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../class-names/class-names.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';

export interface DrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The accessible name, when the head shows a logo instead of words. */
  label: string;
  closeLabel: string;
  head?: ReactNode;
  footer?: ReactNode;
  side?: 'start' | 'end' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Comes in from the side where lines begin: 80% wide, 200 to 440 px. Load it lazily. */
export function Drawer(props: DrawerProps) {
  const {
    isOpen,
    onOpenChange,
    label,
    closeLabel,
    head,
    footer,
    side = 'start',
    className,
    children,
  } = props;
  return (
    <ModalOverlay className="ui-scrim" isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal
        className={classNames(
          'ui-light ui-drawer-window',
          side === 'end' && 'ui-drawer-window--end',
          className,
        )}
      >
        <AriaDialog className="ui-drawer" aria-label={label}>
          {({ close }) => (
            <>
              <header className="ui-drawer__head">
                {head ?? <span className="ui-h4">{label}</span>}
                <IconButton icon="close" label={closeLabel} onClick={close} />
              </header>
              <div className="ui-drawer__body">{children}</div>
              {footer && <footer className="ui-drawer__foot">{footer}</footer>}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
