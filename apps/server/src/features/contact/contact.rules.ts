import type { z } from 'zod';
import type { createTicket } from './contact.contract.ts';

type Input = z.output<(typeof createTicket)['body']>;

const orNull = (text: string | null | undefined) => text || null;

// Marks that turn text around or hide it, and everything that could begin a new line where one line is expected.
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]/gu;

/** What was typed into one line, as one line. */
export const oneLine = (text: string): string =>
  text.replaceAll(UNSEEN, ' ').replaceAll(/ {2,}/g, ' ').trim();

/** Multi-line text: line breaks stay, other invisible characters are removed. */
export const manyLines = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map(oneLine)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** A question as it is kept; null: nothing is left of a name or message when unseen letters are taken out. */
export function readQuestion(input: Input) {
  const name = oneLine(input.name);
  const message = manyLines(input.message);
  if (name === '' || message === '') return null;
  return {
    department: input.department,
    name,
    email: input.email,
    message,
    phone: orNull(input.phone),
    orderCode: orNull(input.order_code),
    serial: orNull(input.serial),
  };
}
