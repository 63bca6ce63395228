/// <reference lib="dom" />
import { grouped, kindOf } from '../../core/card-shape.browser.ts';
import { reshape, shapes } from '../../core/typed-figures.browser.ts';

// Runs in the provider's own window. The shop's page hears that it opened, what came of it, and that it closed.
interface Told {
  transaction?: { id: string; status: string; status_detail: number };
}
const data = JSON.parse(document.getElementById('data')?.textContent ?? '{}') as {
  reference: string | null;
  wrong: string;
  trouble: string;
};
const say = (paymentez: string, more: object = {}) => parent.postMessage({ paymentez, ...more }, '*');
const form = (id: string) => document.getElementById(id) as HTMLFormElement | null;
const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
const figures = (name: string) => (field(name)?.value ?? '').replace(/\D/g, '');
let transaction = '';

const SHAPE: Record<string, (text: string, erasing: boolean) => string> = {
  number: (text) => grouped(shapes.number(text)),
  expiry: shapes.expiry,
  cvc: (text) => text.replace(/\D/g, '').slice(0, 4),
  otp: (text) => text.replace(/\D/g, '').slice(0, 6),
};
const RIGHT: Record<string, () => boolean> = {
  number: () => kindOf(figures('number')).lengths.includes(figures('number').length),
  name: () => (field('name')?.value.trim().length ?? 0) > 1,
  expiry: () => /^(0[1-9]|1[0-2])\d\d$/.test(figures('expiry')),
  cvc: () => figures('cvc').length === kindOf(figures('number')).cvc,
};

function mark(name: string, isRight: boolean) {
  if (isRight) field(name)?.removeAttribute('aria-invalid');
  else field(name)?.setAttribute('aria-invalid', 'true');
  const place = document.getElementById(`${name}-error`);
  if (place) place.textContent = isRight ? '' : data.wrong;
}

function show(id: string) {
  for (const one of document.forms) one.hidden = one.id !== id;
  form(id)?.querySelector<HTMLElement>('input, button')?.focus();
}

/** Null: there was no answer, or none that helps. */
async function post(step: string, body: object): Promise<Told | null> {
  const buttons = document.querySelectorAll<HTMLButtonElement>('form button');
  for (const button of buttons) button.disabled = true;
  const answer = await fetch(`/checkout/${data.reference}/${step}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
  for (const button of buttons) button.disabled = false;
  return answer?.ok ? ((await answer.json()) as Told) : null;
}

function go(told: Told | null, from: HTMLFormElement) {
  const alert = from.querySelector('[role=alert]');
  if (alert) alert.textContent = told ? '' : data.trouble;
  if (!told?.transaction) return;
  transaction = told.transaction.id;
  const { status, status_detail: detail } = told.transaction;
  if (status === 'pending' && detail === 31) return show('otp');
  if (status === 'pending' && detail === 36) return show('challenge');
  say('response', { response: told });
  say('closed');
}

for (const input of document.querySelectorAll('input'))
  input.addEventListener('input', (event) => {
    const erasing = (event as InputEvent).inputType?.startsWith('delete') ?? false;
    reshape(input, (text) => SHAPE[input.name]?.(text, erasing) ?? text);
    if (input.hasAttribute('aria-invalid')) mark(input.name, RIGHT[input.name]?.() ?? true);
  });

form('card')?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const wrong = Object.keys(RIGHT).filter((name) => {
    const isRight = RIGHT[name]?.() ?? true;
    mark(name, isRight);
    return !isRight;
  });
  if (wrong[0]) return field(wrong[0])?.focus();
  const card = { number: figures('number'), expiry: figures('expiry'), cvc: figures('cvc') };
  const told = await post('cards', { ...card, name: field('name')?.value });
  go(told, event.target as HTMLFormElement);
});
form('otp')?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const told = await post('verify', { transaction, type: 'BY_OTP', value: figures('otp') });
  go(told, event.target as HTMLFormElement);
});
form('challenge')?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const value = (event.submitter as HTMLButtonElement | null)?.value ?? 'fail';
  go(await post('verify', { transaction, type: 'BY_CRES', value }), event.target as HTMLFormElement);
});

document.querySelector('.close')?.addEventListener('click', () => say('closed'));
addEventListener('keydown', (event) => {
  if (event.key === 'Escape') say('closed');
});
say('opened');
field('number')?.focus();
