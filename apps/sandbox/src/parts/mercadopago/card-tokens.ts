import { z } from 'zod';
import { passesLuhn } from '../../core/card-shape.browser.ts';
import { freshNumber } from '../../core/world.ts';
import type { Clock } from '../clock/clock.ts';
import { IDENTIFICATION_TYPES, methodOf } from './cards.ts';

const Text = z.coerce.string().trim().default('');
const CardData = z.object({
  card_number: Text,
  expiration_month: Text,
  expiration_year: Text,
  security_code: Text,
  card_issuer_id: z.coerce.string().optional(),
  cardholder: z
    .object({
      name: Text,
      identification: z
        .object({ type: Text, number: Text, subtype: z.string().optional() })
        .default({ type: '', number: '' }),
    })
    .default({ name: '', identification: { type: '', number: '' } }),
});
type CardData = z.infer<typeof CardData>;

export interface Cause {
  readonly code: string;
  readonly description: string;
}

/** Kept for a charge: never the number, never the code. */
export interface CardToken {
  readonly id: string;
  readonly site: string;
  status: 'active' | 'used';
  readonly bin: string;
  readonly lastFour: string;
  readonly month: number;
  readonly year: number;
  readonly holder: string;
  readonly identification: { readonly type: string; readonly number: string };
  readonly createdAt: number;
  /** How a 3-D Secure check of this card goes, if there is one. */
  readonly challenge: 'none' | 'offered' | 'always_fails';
}

const LIFETIME_MS = 7 * 86_400_000;
// Cards whose bank wants to ask its customer; of the second it refuses whatever is answered.
const CHALLENGED = new Map([
  ['5483928164574623', 'offered'],
  ['5361956806117557', 'always_fails'],
] as const);

export function createCardTokens(clock: Clock) {
  const tokens = new Map<string, CardToken>();
  return {
    create(site: string, body: unknown, wrongCode: string): { token: CardToken } | { causes: Cause[] } {
      const card = CardData.parse(body ?? {});
      const number = card.card_number.replace(/\D/g, '');
      const causes = complaints(card, number, clock.now(), wrongCode);
      if (causes.length > 0) return { causes };
      const token: CardToken = {
        id: freshNumber().toString(16).padStart(32, '0'),
        site,
        status: 'active',
        bin: number.slice(0, 8),
        lastFour: number.slice(-4),
        month: Number(card.expiration_month),
        year: yearOf(card),
        holder: card.cardholder.name,
        identification: card.cardholder.identification,
        createdAt: clock.now().getTime(),
        challenge: CHALLENGED.get(number as '5483928164574623') ?? 'none',
      };
      tokens.set(token.id, token);
      return { token };
    },
    /** Undefined when it never was, ran out or belongs to another account. */
    find(site: string, id: unknown): CardToken | undefined {
      const token = tokens.get(String(id));
      const old = token && clock.now().getTime() - token.createdAt > LIFETIME_MS;
      return token?.site === site && !old ? token : undefined;
    },
    reset: () => tokens.clear(),
  };
}

export type CardTokens = ReturnType<typeof createCardTokens>;

export const describeToken = (token: CardToken) => ({
  id: token.id,
  status: token.status,
  live_mode: false,
  luhn_validation: true,
  require_esc: false,
  first_six_digits: token.bin.slice(0, 6),
  last_four_digits: token.lastFour,
  expiration_month: token.month,
  expiration_year: token.year,
  cardholder: { name: token.holder, identification: token.identification },
  date_created: new Date(token.createdAt).toISOString(),
  date_due: new Date(token.createdAt + LIFETIME_MS).toISOString(),
  security_code_length: methodOf(token.bin)?.code.length ?? 3,
  card_number_length: methodOf(token.bin)?.lengths[0] ?? 16,
});

const yearOf = ({ expiration_year: year }: CardData) => Number(year.length === 2 ? `20${year}` : year);

function complaints(card: CardData, number: string, now: Date, wrongCode: string): Cause[] {
  const causes: Cause[] = [];
  const wrong = (code: string, description: string) => causes.push({ code, description });
  const { name, identification } = card.cardholder;
  const method = methodOf(number);

  if (!number) wrong('205', 'card_number is empty');
  else if (!method?.lengths.includes(number.length) || !passesLuhn(number))
    wrong('E301', 'invalid card_number');

  const month = Number(card.expiration_month);
  const [thisYear, thisMonth] = [now.getUTCFullYear(), now.getUTCMonth() + 1];
  const monthIsRight = Number.isInteger(month) && month >= 1 && month <= 12;
  if (!card.expiration_month) wrong('208', 'expiration_month is empty');
  else if (!monthIsRight) wrong('325', 'invalid expiration_month');
  if (!card.expiration_year) wrong('209', 'expiration_year is empty');
  else if (
    !/^(\d\d|20\d\d)$/.test(card.expiration_year) ||
    yearOf(card) < thisYear ||
    yearOf(card) > thisYear + 25
  )
    wrong('326', 'invalid expiration_year');
  else if (monthIsRight && yearOf(card) === thisYear && month < thisMonth)
    wrong('325', 'expiration_month is past');

  if (!card.security_code) wrong('224', 'security_code is empty');
  else if (
    !/^\d{3,4}$/.test(card.security_code) ||
    (method && card.security_code.length !== method.code.length)
  )
    wrong(wrongCode, 'invalid security_code');

  if (!name) wrong('221', 'cardholder.name is empty');
  else if (/[\d<>{}]/.test(name)) wrong('316', 'invalid cardholder.name');

  const kind = IDENTIFICATION_TYPES.find((one) => one.id.toLowerCase() === identification.type.toLowerCase());
  const figures = identification.number.replace(/[.\s-]/g, '');
  if (!identification.type) wrong('212', 'identification.type is empty');
  else if (!kind) wrong('322', 'invalid identification.type');
  if (identification.subtype === '') wrong('213', 'identification.subtype is empty');
  else if (identification.subtype !== undefined) wrong('323', 'invalid identification.subtype');
  if (!figures) wrong('214', 'identification.number is empty');
  else if (
    kind &&
    (!/^\d+$/.test(figures) || figures.length < kind.min_length || figures.length > kind.max_length)
  )
    wrong('324', 'invalid identification.number');

  if (card.card_issuer_id === '') wrong('220', 'card_issuer_id is empty');
  return causes;
}
