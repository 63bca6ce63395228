/// <reference lib="dom" />

// Runs in the shop's page: opens a frame of the provider's origin for one field and passes on what it tells.
export const origin = new URL((document.currentScript as HTMLScriptElement).src).origin;

const TITLES: Record<string, string> = { es: 'Campo seguro', pt: 'Campo seguro', en: 'Secure field' };

export type Listener = (event: Record<string, unknown>) => void;
export interface FieldOptions {
  placeholder?: string;
  style?: Record<string, string>;
}
export interface SecureField {
  isMounted(): boolean;
  tell(type: string, data?: object): void;
  mount(place: string | Element): SecureField;
  unmount(): void;
  on(event: string, listener: Listener): SecureField;
  update(options: FieldOptions): void;
  focus(): void;
  blur(): void;
}

export function createField(type: string, group: string, locale: string, options: FieldOptions): SecureField {
  const frame = document.createElement('iframe');
  const listeners = new Map<string, Set<Listener>>();
  const early: object[] = [];
  let isReady = false;
  frame.title = TITLES[locale.slice(0, 2)] ?? 'Secure field';
  frame.src = `${origin}/fields/${type}?locale=${encodeURIComponent(locale)}`;
  frame.style.cssText = 'display:block;border:0;inline-size:100%;block-size:100%;color-scheme:light';

  const emit = (event: string, data: Record<string, unknown>) => {
    for (const listener of listeners.get(event) ?? []) listener(data);
  };
  const post = (message: object) => frame.contentWindow?.postMessage(message, origin);
  const start = () => {
    isReady = true;
    const isRightToLeft = getComputedStyle(frame).direction === 'rtl';
    post({ mercadopago: 'init', ...options, group, isRightToLeft });
    for (const message of early.splice(0)) post(message);
    emit('ready', { field: type });
  };
  const listen = ({ source, origin: from, data }: MessageEvent) => {
    if (source !== frame.contentWindow || from !== origin || data?.field !== type) return;
    if (data.event === 'loaded') start();
    else emit(data.event, data.data);
  };

  const field: SecureField = {
    isMounted: () => frame.isConnected,
    tell(word, data = {}) {
      const message = { mercadopago: word, ...data };
      if (isReady) post(message);
      else early.push(message);
    },
    mount(place) {
      const node = typeof place === 'string' ? document.getElementById(place) : place;
      if (!node) throw new Error(`No element with the id ${place}`);
      addEventListener('message', listen);
      node.replaceChildren(frame);
      return field;
    },
    unmount() {
      removeEventListener('message', listen);
      frame.remove();
      isReady = false;
    },
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
      return field;
    },
    update: (look) => field.tell('look', look),
    focus() {
      frame.focus();
      field.tell('focus');
    },
    blur: () => field.tell('blur'),
  };
  return field;
}
