/// <reference lib="dom" />
import { openOverlay, providerOrigin } from '../../core/host.browser.ts';

// Runs in the shop's page: PaymentCheckout.modal opens a window of this origin over it.
interface ModalOptions {
  env_mode?: string;
  locale?: string;
  onOpen?: () => void;
  onClose?: () => void;
  onResponse?: (response: unknown) => void;
}

class Modal {
  private readonly options: ModalOptions;
  private closing: AbortController | null = null;

  constructor(options: ModalOptions = {}) {
    this.options = options;
  }

  open({ reference }: { reference: string }) {
    if (this.closing) return;
    const opener = document.activeElement;
    const closing = new AbortController();
    this.closing = closing;
    const locale = this.options.locale ?? 'es';
    const url = `${providerOrigin}/checkout/${encodeURIComponent(reference)}?locale=${locale}`;
    const read = (data: Record<string, unknown>) => {
      if (data.paymentez === 'opened') this.options.onOpen?.();
      if (data.paymentez === 'response') this.options.onResponse?.(data.response);
      return data.paymentez === 'closed' ? true : undefined;
    };
    void openOverlay(url, { 'max-inline-size': '440px', 'block-size': '640px' }, read, closing.signal).then(
      () => {
        this.closing = null;
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
        this.options.onClose?.();
      },
    );
  }

  /** For a shop whose page goes elsewhere. */
  close() {
    this.closing?.abort();
  }
}

Object.assign(window, { PaymentCheckout: { modal: Modal } });
