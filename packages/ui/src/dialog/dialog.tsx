import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../class-names/class-names.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';

export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  closeLabel: string;
  /** `wide` is 80% high and up to 1280 px wide: lists of units, country chooser. */
  size?: 'default' | 'wide' | undefined;
  /** A press outside closes it. Switch off where typed work would be lost. Escape always closes. */
  isDismissable?: boolean | undefined;
  /** For questions that need an answer before anything else. */
  role?: 'dialog' | 'alertdialog' | undefined;
  footer?: ReactNode;
  className?: string | undefined;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A window over the page: focus stays in it and returns where it was. Load it lazily. */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange, title, closeLabel, size = 'default', isDismissable = true } = props;
  const { role = 'dialog', footer, className, children } = props;
  return (
    <ModalOverlay
      className="ui-scrim"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
    >
      <div className="ui-dialog-frame">
        <Modal
          className={classNames(
            'ui-light ui-dialog-window',
            size === 'wide' && 'ui-dialog-window--wide',
            className,
          )}
        >
          <AriaDialog className="ui-dialog" role={role}>
            {({ close }) => (
              <>
                <header className="ui-dialog__head">
                  <Heading slot="title" className="ui-h3">
                    {title}
                  </Heading>
                  <IconButton icon="close" label={closeLabel} onClick={close} />
                </header>
                <div className="ui-dialog__body">
                  {typeof children === 'function' ? children(close) : children}
                </div>
                {footer && <footer className="ui-dialog__foot">{footer}</footer>}
              </>
            )}
          </AriaDialog>
        </Modal>
      </div>
    </ModalOverlay>
  );
}
