/// <reference lib="dom" />

export interface Panel {
  open(): void;
  close(): void;
  isOpen(): boolean;
  /** How many answers were not seen. */
  count(unread: number): void;
  say(text: string): void;
  remove(): void;
}

interface PanelOptions {
  readonly alignment: 'left' | 'right';
  onToggle(): void;
  onWrite(text: string): void;
}

const INK = '#0f1412';

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  style: Partial<CSSStyleDeclaration>,
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  Object.assign(element.style, style);
  element.append(...inside);
  return element;
}

function makeLauncher(side: Partial<CSSStyleDeclaration>) {
  const launcher = make('button', {
    position: 'fixed',
    bottom: '20px',
    zIndex: '2147483000',
    ...side,
    width: '48px',
    height: '48px',
    borderRadius: '50%',
    background: INK,
    color: '#fff',
    font: '600 14px system-ui',
    cursor: 'pointer',
    boxShadow: '0 4px 16px rgb(0 0 0 / 0.3)',
  });
  launcher.type = 'button';
  return launcher;
}

function makeWindow(side: Partial<CSSStyleDeclaration>, log: HTMLElement, form: HTMLFormElement) {
  const window_ = make(
    'div',
    {
      position: 'fixed',
      bottom: '80px',
      zIndex: '2147483000',
      ...side,
      display: 'none',
      flexDirection: 'column',
      width: '320px',
      maxWidth: 'calc(100vw - 40px)',
      height: '360px',
      maxHeight: '60vh',
      background: '#fff',
      color: INK,
      borderRadius: '12px',
      boxShadow: '0 12px 40px rgb(0 0 0 / 0.28)',
      font: '15px/1.5 system-ui',
      overflow: 'hidden',
    },
    make('strong', { padding: '14px 16px', background: INK, color: '#fff' }, 'Messenger (sandbox)'),
    log,
    form,
  );
  window_.setAttribute('role', 'dialog');
  window_.setAttribute('aria-label', 'Messenger');
  return window_;
}

function makeLog() {
  const log = make('div', {
    flex: '1',
    overflow: 'auto',
    padding: '16px',
    display: 'grid',
    gap: '8px',
    alignContent: 'end',
  });
  log.setAttribute('role', 'log');
  return log;
}

const makeLine = (text: string, isOurs: boolean) =>
  make(
    'p',
    {
      padding: '8px 12px',
      borderRadius: '10px',
      justifySelf: isOurs ? 'end' : 'start',
      background: isOurs ? '#e3f1eb' : '#eceeed',
    },
    text,
  );

/** A round button in the corner, and a window over it. */
export function openPanel({ alignment, onToggle, onWrite }: PanelOptions): Panel {
  const side = { [alignment]: '20px' };
  const launcher = makeLauncher(side);
  const log = makeLog();
  const field = make('input', { flex: '1', minWidth: '0', padding: '10px', border: '1px solid #7f8985' });
  field.setAttribute('aria-label', 'Write a message');
  const form = make('form', { display: 'flex', gap: '8px', padding: '12px' }, field);
  const window_ = makeWindow(side, log, form);
  // A landmark of its own, as an iframe would be: what stands outside of all of them is hard to find.
  const root = make('aside', {}, launcher, window_);
  root.setAttribute('aria-label', 'Intercom');
  root.className = 'intercom-lightweight-app';

  const line = (text: string, isOurs: boolean) => log.append(makeLine(text, isOurs));
  const isOpen = () => window_.style.display === 'flex';
  const label = (unread: number) => {
    launcher.textContent = unread > 0 ? String(unread) : '···';
    launcher.setAttribute('aria-label', unread > 0 ? `Messenger, ${unread} unread` : 'Messenger');
  };
  const setOpen = (open: boolean) => {
    window_.style.display = open ? 'flex' : 'none';
    launcher.setAttribute('aria-expanded', String(open));
  };
  launcher.addEventListener('click', onToggle);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (field.value.trim()) {
      line(field.value, true);
      onWrite(field.value);
    }
    field.value = '';
  });
  label(0);
  setOpen(false);
  document.body.append(root);
  return {
    open: () => setOpen(true),
    close: () => setOpen(false),
    isOpen,
    count: label,
    say: (text) => line(text, false),
    remove: () => root.remove(),
  };
}
