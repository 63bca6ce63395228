/// <reference lib="dom" />
import { type CardValues, complaint, grouped, kindOf } from '../../core/card-shape.browser.ts';
import { reshape, shapes } from '../../core/typed-figures.browser.ts';

// Runs in the provider's frame around one input.
const input = document.getElementById('field') as HTMLInputElement & { group?: string };
const type = input.dataset.type as string;
const figures = () => input.value.replace(/\D/g, '');
let page = '';
let bin: string | null = null;
let complaints = '';

const say = (event: string, data: object = {}) =>
  parent.postMessage({ field: type, event, data: { field: type, ...data } }, page || '*');

const SHAPE: Record<string, (text: string, erasing: boolean) => string> = {
  cardNumber: (text) => grouped(shapes.number(text)),
  expirationDate: shapes.expiry,
  expirationMonth: (text) => text.replace(/\D/g, '').slice(0, 2),
  expirationYear: (text) => text.replace(/\D/g, '').slice(0, 4),
  securityCode: (text) => text.replace(/\D/g, '').slice(0, 4),
};
const NAMES: Record<string, keyof CardValues> = {
  cardNumber: 'number',
  expirationDate: 'expiry',
  securityCode: 'cvc',
};
// The provider's own codes for what is wrong with a field.
const CODES: Record<string, string> = {
  invalid_number: 'E301',
  incomplete_number: 'E301',
  incomplete_cvc: 'E302',
  incomplete_expiry: '325',
  invalid_expiry_month: '325',
  invalid_expiry_year_past: '326',
};

interface FieldWindow extends Window {
  readonly mercadopagoField?: { type: string; group: string; figures: () => string };
}

/** Frames of this origin beside this one: all the shop's page holds of the same form. */
function siblings(): Map<string, string> {
  const found = new Map<string, string>();
  for (let place = 0; place < parent.length; place += 1) {
    try {
      const other = (parent[place] as FieldWindow).mercadopagoField;
      if (other && other.group === input.group) found.set(other.type, other.figures());
    } catch {
      // A frame of another origin.
    }
  }
  return found;
}

function check(left: boolean) {
  const name = NAMES[type];
  if (!name) return;
  const number = type === 'cardNumber' ? figures() : (siblings().get('cardNumber') ?? '');
  const values: CardValues = { number, expiry: figures(), cvc: figures() };
  const cause = complaint(name, values, left, new Date());
  if (cause) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
  if ((cause ?? '') === complaints) return;
  complaints = cause ?? '';
  const errorMessages = cause ? [{ code: CODES[cause] ?? cause, cause, message: cause }] : [];
  say('validityChange', { errorMessages });
}

function noticeBin() {
  if (type !== 'cardNumber') return;
  const now = figures().length >= 7 ? figures().slice(0, 8) : null;
  if (now === bin) return;
  bin = now;
  say('binChange', { bin });
}

input.addEventListener('input', (event) => {
  const erasing = (event as InputEvent).inputType?.startsWith('delete') ?? false;
  reshape(input, (text) => SHAPE[type]?.(text, erasing) ?? text);
  say('change', { empty: input.value === '', brand: kindOf(figures()).brand });
  noticeBin();
  check(false);
});
input.addEventListener('paste', () => say('paste'));
input.addEventListener('focus', () => say('focus'));
input.addEventListener('blur', () => {
  check(true);
  say('blur');
});

const LOOK: Record<string, string> = {
  color: '--color',
  placeholderColor: '--quiet',
  'placeholder-color': '--quiet',
  fontFamily: '--family',
  'font-family': '--family',
  fontSize: '--size',
  'font-size': '--size',
  fontWeight: '--weight',
  'font-weight': '--weight',
};

function look({ placeholder, style = {} }: { placeholder?: string; style?: Record<string, string> }) {
  if (placeholder !== undefined) input.placeholder = placeholder;
  for (const [name, value] of Object.entries(style))
    if (LOOK[name]) document.documentElement.style.setProperty(LOOK[name], String(value));
}

async function tokenise(request: number, publicKey: string, holder: Record<string, string>) {
  const others = siblings();
  const expiry = others.get('expirationDate') ?? '';
  const { cardholderName: name, identificationType, identificationNumber } = holder;
  try {
    const answer = await fetch(`/v1/card_tokens?public_key=${encodeURIComponent(publicKey)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        card_number: figures(),
        security_code: others.get('securityCode') ?? '',
        expiration_month: others.get('expirationMonth') ?? expiry.slice(0, 2),
        expiration_year: others.get('expirationYear') ?? expiry.slice(2),
        cardholder: { name, identification: { type: identificationType, number: identificationNumber } },
      }),
    });
    say('tokenised', { request, ok: answer.ok, body: await answer.json() });
  } catch {
    say('tokenised', { request, ok: false, body: { message: 'no answer', status: 0, cause: [] } });
    say('error', { message: 'no answer' });
  }
}

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || typeof data?.mercadopago !== 'string') return;
  // From the first word on, only to the page that mounted this field.
  if (page && origin !== page) return;
  page = origin;
  if (data.mercadopago === 'init') {
    input.group = data.group;
    document.documentElement.style.setProperty('--start', data.isRightToLeft ? 'right' : 'left');
    look(data);
  }
  if (data.mercadopago === 'look') look(data);
  if (data.mercadopago === 'focus') input.focus();
  if (data.mercadopago === 'blur') input.blur();
  if (data.mercadopago === 'tokenise') void tokenise(data.request, data.publicKey, data.cardholder);
});

Object.defineProperty(window, 'mercadopagoField', {
  get: () => ({ type, group: input.group ?? '', figures }),
});
say('loaded');
