/// <reference lib="dom" />

// Runs in the shop's page as part of a provider's script: opens frames of the provider's origin and talks to them.
export const providerOrigin = new URL((document.currentScript as HTMLScriptElement).src).origin;

export interface FrameEvent {
  type: string;
  field?: string;
  complete?: boolean;
  empty?: boolean;
  brand?: string;
  bin?: string;
  error?: string | null;
  errors?: Record<string, string>;
}
export interface CardFrame {
  element: HTMLIFrameElement;
  tell(type: string, data?: object): void;
  /** Posts to the provider; `{number}`, `{exp_month}`, `{exp_year}`, `{cvc}` are filled in inside the frame. */
  send(path: string, body: object, headers?: object): Promise<{ status: number; body: unknown }>;
  remove(): void;
}

const place = (element: HTMLElement, style: Record<string, string>) => {
  for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value);
};

export function openCardFrame(node: Element, locale: string, heard: (event: FrameEvent) => void): CardFrame {
  const frame = document.createElement('iframe');
  frame.src = `${providerOrigin}/frames/card?locale=${encodeURIComponent(locale)}`;
  frame.title = 'Card';
  frame.setAttribute('allow', 'payment *');
  place(frame, { border: '0', display: 'block', 'inline-size': '100%', 'block-size': '24px' });
  place(frame, { 'color-scheme': 'light', 'user-select': 'none' });
  const waiting = new Map<string, (answer: { status: number; body: unknown }) => void>();
  const early: object[] = [];
  let ready = false;
  let lastId = 0;

  const post = (message: object) => frame.contentWindow?.postMessage(message, providerOrigin);
  const tell = (type: string, data: object = {}) => {
    const message = { host: 'card', type, ...data };
    if (ready) post(message);
    else early.push(message);
  };
  const listen = ({ source, origin, data }: MessageEvent) => {
    if (source !== frame.contentWindow || origin !== providerOrigin || data?.frame !== 'card') return;
    if (typeof data.height === 'number') frame.style.setProperty('block-size', `${data.height}px`);
    if (data.type === 'sent') {
      waiting.get(data.id)?.({ status: data.status, body: data.body });
      waiting.delete(data.id);
      return;
    }
    if (data.type === 'ready') {
      ready = true;
      frame.title = data.title ?? frame.title;
      for (const message of early.splice(0)) post(message);
    }
    if (data.type !== 'height') heard(data);
  };
  addEventListener('message', listen);
  node.replaceChildren(frame);

  return {
    element: frame,
    tell,
    send(path, body, headers = {}) {
      lastId += 1;
      const id = String(lastId);
      return new Promise((done) => {
        waiting.set(id, done);
        tell('send', { id, path, body, headers });
      });
    },
    remove() {
      removeEventListener('message', listen);
      frame.remove();
    },
  };
}

export type ChallengeOutcome = 'complete' | 'fail' | 'abandon';

/** The bank's page over the shop's, until it says how it ended. Escape gives up. */
export function openChallenge(url: string): Promise<ChallengeOutcome> {
  return openOverlay(url, { 'max-inline-size': '420px', 'block-size': '480px' }, (data) =>
    data.frame === 'challenge' ? data.outcome : undefined,
  ).then((outcome) => (outcome ?? 'abandon') as ChallengeOutcome);
}

/**
 * A page of the provider's over the shop's. `read` turns a message of its into the answer, undefined to go on waiting;
 * null is Escape or the signal.
 */
export function openOverlay<T>(
  url: string,
  size: Record<string, string>,
  read: (data: Record<string, unknown>) => T | undefined,
  signal?: AbortSignal,
): Promise<T | null> {
  const dialog = document.createElement('dialog');
  place(dialog, {
    position: 'fixed',
    inset: '0',
    margin: '0',
    border: '0',
    padding: '16px',
    'box-sizing': 'border-box',
    'inline-size': '100%',
    'block-size': '100%',
    'max-inline-size': 'none',
    'max-block-size': 'none',
    background: 'rgb(15 20 18 / 0.55)',
    'z-index': '2147483647',
  });
  const frame = document.createElement('iframe');
  frame.src = url;
  frame.title = 'Secure payment';
  frame.setAttribute('allow', 'payment *');
  place(frame, { display: 'block', border: '0', 'border-radius': '4px', background: '#fff', margin: 'auto' });
  place(frame, {
    'inline-size': '100%',
    'max-block-size': '100%',
    'box-shadow': '0 32px 96px rgb(15 20 18 / 0.32)',
  });
  place(frame, { position: 'relative', 'inset-block-start': '50%', transform: 'translateY(-50%)', ...size });
  document.body.append(dialog);
  dialog.setAttribute('aria-label', frame.title);
  // Opened without the frame, so that the dialog has the focus: a frame still empty would swallow the keys, Escape too.
  dialog.tabIndex = -1;
  dialog.style.setProperty('outline', 'none');
  dialog.showModal();
  dialog.append(frame);
  return new Promise((done) => {
    const finish = (answer: T | null) => {
      removeEventListener('message', listen);
      dialog.close();
      dialog.remove();
      done(answer);
    };
    const listen = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.contentWindow || origin !== new URL(url).origin || !data) return;
      const answer = read(data);
      if (answer !== undefined) finish(answer);
    };
    addEventListener('message', listen);
    signal?.addEventListener('abort', () => finish(null), { once: true });
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      finish(null);
    });
  });
}
