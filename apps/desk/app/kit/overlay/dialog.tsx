import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { LayerContext, useKeys } from '../keys/use-keys.ts';
import { IconButton } from '../parts/button.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The buttons, in a bar below. */
  readonly footer?: ReactNode;
  readonly look?: 'drawer' | 'palette' | 'wide';
}

/** A modal dialog. The browser keeps the focus inside and gives it back; Escape closes. */
export function Dialog({ title, onClose, children, footer, look }: DialogProps) {
  const layer = useContext(LayerContext) + 1;
  return (
    <LayerContext value={layer}>
      <DialogBox title={title} onClose={onClose} footer={footer} {...(look && { look })}>
        {children}
      </DialogBox>
    </LayerContext>
  );
}

function DialogBox({ title, onClose, children, footer, look }: DialogProps) {
  const t = useT();
  const box = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  const isPressedBeside = useRef(false);
  // Its own layer hears keys, also when no binding of the content is on it.
  useKeys([{ keys: 'escape', run: () => close.current() }]);
  useEffect(() => {
    const dialog = box.current;
    const before = document.activeElement;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[data-autofocus], input, textarea, select')?.focus();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop is for the pointer; Escape does the same
    <dialog
      ref={box}
      className={look ? `dialog dialog--${look}` : 'dialog'}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        close.current();
      }}
      // A press that begins inside and ends beside it, such as to mark text, is a click on the dialog too.
      onPointerDown={(event) => {
        isPressedBeside.current = event.target === box.current;
      }}
      onClick={(event) => event.target === box.current && isPressedBeside.current && close.current()}
    >
      {look === 'palette' ? (
        children
      ) : (
        <>
          <div className="dialog__head">
            <h2 className="h2 grow">{title}</h2>
            <IconButton icon="close" label={t('kit.close')} onClick={onClose} />
          </div>
          <div className="dialog__body">{children}</div>
          {footer ? <div className="dialog__foot">{footer}</div> : null}
        </>
      )}
    </dialog>
  );
}
