import { randomUUID } from 'node:crypto';
import { type Desk, type Token, wire } from './payway-books.ts';
import { fateOf, kindOf, passesLuhn } from './payway-cards.ts';
import { type Invalid, invalid } from './payway-errors.ts';

const MINUTES_15 = 15 * 60_000;

interface TokenRequest {
  readonly card_number?: unknown;
  readonly card_expiration_month?: unknown;
  readonly card_expiration_year?: unknown;
  readonly security_code?: unknown;
  readonly card_holder_name?: unknown;
  readonly card_holder_identification?: { readonly type?: unknown; readonly number?: unknown } | null;
}

/** POST /tokens: the one call a browser makes. Everything that is wrong is told at once. */
export function makeToken(desk: Desk, request: TokenRequest): object {
  const now = desk.world.clock.now();
  const errors = problems(request, now);
  if (errors.length > 0) throw invalid(...errors);
  const number = String(request.card_number);
  const kind = kindOf(number);
  const token: Token = {
    id: randomUUID(),
    bin: number.slice(0, 6),
    last4: number.slice(-4),
    kindId: kind?.id ?? 1,
    brand: kind?.brand ?? 'Visa',
    debit: kind?.debit ?? false,
    fate: fateOf(number),
    dueAt: now.getTime() + MINUTES_15,
    used: false,
  };
  desk.tokens.set(token.id, token);
  return {
    id: token.id,
    status: 'active',
    card_number_length: number.length,
    date_created: wire(now),
    bin: token.bin,
    last_four_digits: token.last4,
    security_code_length: String(request.security_code).length,
    expiration_month: Number(request.card_expiration_month),
    expiration_year: Number(request.card_expiration_year),
    date_due: wire(new Date(token.dueAt)),
    cardholder: {
      identification: {
        type: request.card_holder_identification?.type ?? 'dni',
        number: request.card_holder_identification?.number,
      },
      name: request.card_holder_name,
    },
  };
}

function problems(request: TokenRequest, now: Date): Invalid[] {
  const required = (param: string, value: unknown): Invalid[] =>
    value === undefined || value === null || value === '' ? [{ code: 'param_required', param }] : [];
  const missing = [
    ...required('card_number', request.card_number),
    ...required('card_expiration_month', request.card_expiration_month),
    ...required('card_expiration_year', request.card_expiration_year),
    ...required('security_code', request.security_code),
    ...required('card_holder_name', request.card_holder_name),
    ...required('card_holder_identification.type', request.card_holder_identification?.type),
    ...required('card_holder_identification.number', request.card_holder_identification?.number),
  ];
  if (missing.length > 0) return missing;
  const number = String(request.card_number);
  const month = String(request.card_expiration_month);
  const year = String(request.card_expiration_year);
  const wrong: Invalid[] = [];
  const add = (param: string) => wrong.push({ code: 'invalid_param', param });
  if (!/^\d{13,19}$/.test(number) || !passesLuhn(number) || !kindOf(number)) add('card_number');
  if (!/^\d{2}$/.test(month)) add('card_expiration_month');
  if (!/^\d{2}$/.test(year)) add('card_expiration_year');
  if (/^\d{2}$/.test(month) && (Number(month) < 1 || Number(month) > 12)) add('card_expiration_date');
  const length = /^3[47]/.test(number) ? 4 : 3;
  if (!new RegExp(`^\\d{${length}}$`).test(String(request.security_code))) add('security_code');
  if (!/^[0-9A-Za-z]{5,20}$/.test(String(request.card_holder_identification?.number)))
    add('card_holder_identification.number');
  if (wrong.length > 0) return wrong;
  const ends = (2000 + Number(year)) * 12 + Number(month);
  const expired = ends < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  return expired ? [{ code: 'CardData', param: 'expired card' }] : [];
}
