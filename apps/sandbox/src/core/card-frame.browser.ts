/// <reference lib="dom" />
import { type CardValues, complaint, grouped, isComplete, isFull, kindOf } from './card-shape.browser.ts';
import { reshape, shapes } from './typed-figures.browser.ts';

// Runs inside the provider's frame. Card figures live in these inputs and go to the provider's own origin, nowhere else.
const field = (name: string) => document.querySelector<HTMLInputElement>(`[data-field="${name}"]`);
const inputs = [...document.querySelectorAll<HTMLInputElement>('[data-field]')];
const left = new Set<string>();
const seen: { brand: string; bin: string } = { brand: 'unknown', bin: '' };

const figuresOf = (name: string) => (field(name)?.value ?? '').replace(/\D/g, '');
const values = (): CardValues => ({
  number: figuresOf('number'),
  expiry: figuresOf('expiry'),
  cvc: figuresOf('cvc'),
});
const nameOf = (input: HTMLInputElement) => input.dataset.field as keyof CardValues;
const tell = (type: string, data: object = {}) => parent.postMessage({ frame: 'card', type, ...data }, '*');

const SHAPE = {
  number: (text: string) => grouped(shapes.number(text)),
  expiry: shapes.expiry,
  cvc: (text: string) => text.replace(/\D/g, '').slice(0, kindOf(figuresOf('number')).cvc),
};

function changed() {
  const now = new Date();
  const all = values();
  let error: string | null = null;
  const errors: Record<string, string> = {};
  for (const input of inputs) {
    const name = nameOf(input);
    const wrong = complaint(name, all, left.has(name), now);
    if (wrong) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
    if (wrong) errors[name] = wrong;
    error ??= wrong;
  }
  seen.brand = kindOf(all.number).brand;
  seen.bin = all.number.length >= 6 ? all.number.slice(0, 8) : '';
  document.body.dataset.brand = all.number ? seen.brand : 'unknown';
  tell('change', {
    complete: inputs.every((input) => isComplete(nameOf(input), all, now)),
    empty: inputs.every((input) => input.value === ''),
    brand: seen.brand,
    bin: seen.bin,
    error,
    errors,
  });
}

for (const [index, input] of inputs.entries()) {
  input.addEventListener('input', (event) => {
    const erasing = (event as InputEvent).inputType?.startsWith('delete') ?? false;
    reshape(input, (text) => SHAPE[nameOf(input)](text, erasing));
    left.delete(nameOf(input));
    changed();
    const next = inputs[index + 1];
    const name = nameOf(input);
    if (next && isFull(name, values()) && isComplete(name, values(), new Date())) next.focus();
  });
  // Focus changes inside the frame are not reported outside.
  const isInside = (other: EventTarget | null) => other instanceof HTMLInputElement;
  input.addEventListener('focus', ({ relatedTarget }) => {
    if (!isInside(relatedTarget)) tell('focus', { field: nameOf(input) });
  });
  input.addEventListener('blur', ({ relatedTarget }) => {
    if (input.value) left.add(nameOf(input));
    changed();
    if (!isInside(relatedTarget)) tell('blur', { field: nameOf(input) });
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') tell('escape');
    if (event.key === 'Enter') tell('submit');
    // From an empty field back into the one before, as one hand at a time types it.
    if (event.key === 'Backspace' && input.value === '' && index > 0) {
      event.preventDefault();
      inputs[index - 1]?.focus();
    }
  });
}

/** `{number}` and its like in what is to be sent stand for what was typed here. */
function filled(template: unknown): unknown {
  if (Array.isArray(template)) return template.map(filled);
  if (template !== null && typeof template === 'object')
    return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, filled(value)]));
  const all = values();
  const known: Record<string, string> = {
    '{number}': all.number,
    '{exp_month}': all.expiry.slice(0, 2),
    '{exp_year}': all.expiry.slice(2),
    '{cvc}': all.cvc,
  };
  return typeof template === 'string' ? (known[template] ?? template) : template;
}

type Style = Record<string, string | Record<string, string>>;

function setLook(style: { base?: Style; invalid?: Style }) {
  const root = document.documentElement.style;
  const take = (name: string, value: unknown) => typeof value === 'string' && root.setProperty(name, value);
  take('--color', style.base?.color);
  take('--size', style.base?.fontSize);
  take('--family', style.base?.fontFamily);
  take('--weight', style.base?.fontWeight);
  take('--line', style.base?.lineHeight);
  take('--accent', style.base?.iconColor);
  const placeholder = style.base?.['::placeholder'];
  if (typeof placeholder === 'object') take('--quiet', placeholder.color);
  take('--wrong', style.invalid?.color);
}

async function send(id: string, path: string, headers: Record<string, string>, body: unknown) {
  try {
    // Only to where this frame comes from.
    const url = new URL(path, location.origin);
    if (url.origin !== location.origin) throw new Error('elsewhere');
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(filled(body)),
    });
    tell('sent', { id, status: answer.status, body: await answer.json().catch(() => null) });
  } catch {
    tell('sent', { id, status: 0, body: null });
  }
}

addEventListener('message', ({ data, source }) => {
  if (source !== parent || data?.host !== 'card') return;
  if (data.type === 'look') setLook(data.style ?? {});
  if (data.type === 'placeholders')
    for (const input of inputs) input.placeholder = data.placeholders[nameOf(input)] ?? input.placeholder;
  if (data.type === 'focus')
    (field(data.field) ?? inputs.find((input) => !input.value) ?? inputs[0])?.focus();
  if (data.type === 'blur') (document.activeElement as HTMLElement | null)?.blur();
  if (data.type === 'disabled') for (const input of inputs) input.disabled = Boolean(data.disabled);
  if (data.type === 'check') {
    for (const input of inputs) left.add(nameOf(input));
    changed();
  }
  if (data.type === 'clear') {
    for (const input of inputs) input.value = '';
    left.clear();
    changed();
  }
  if (data.type === 'send') void send(data.id, data.path, data.headers ?? {}, data.body);
});

new ResizeObserver(() => tell('height', { height: document.body.offsetHeight })).observe(document.body);
tell('ready', { height: document.body.offsetHeight, title: document.title });
