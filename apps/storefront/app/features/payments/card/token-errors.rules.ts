import type { MessageId } from '../../../i18n/message-id.ts';
import type { CardErrors, CardField } from './gateway-errors.rules.ts';

const TABLE: Readonly<Record<string, readonly [CardField, MessageId]>> = {
  205: ['number', 'payments.token.number'],
  208: ['expiry', 'payments.token.month'],
  209: ['expiry', 'payments.token.year'],
  212: ['document', 'payments.token.idType'],
  213: ['document', 'payments.token.idNumber'],
  214: ['document', 'payments.token.idNumber'],
  220: ['issuer', 'payments.token.issuer'],
  221: ['holder', 'payments.token.name'],
  224: ['code', 'payments.token.code'],
  E301: ['number', 'payments.token.numberWrong'],
  E302: ['code', 'payments.token.codeWrong'],
  // The provider's own list has this one for the same thing.
  E203: ['code', 'payments.token.codeWrong'],
  316: ['holder', 'payments.token.nameWrong'],
  322: ['document', 'payments.token.idTypeWrong'],
  323: ['document', 'payments.token.idTypeWrong'],
  324: ['document', 'payments.token.idNumberWrong'],
  325: ['expiry', 'payments.token.dateWrong'],
  326: ['expiry', 'payments.token.dateWrong'],
};
export const ANY_OTHER: MessageId = 'payments.token.other';

export const tokenMessage = (code: string): MessageId => TABLE[code]?.[1] ?? ANY_OTHER;

/** What the provider's script threw, as words under the fields; `other` when a code belongs to none. */
export function tokenErrors(thrown: unknown): { fields: CardErrors; other: MessageId | null } {
  const fields: Partial<Record<CardField, MessageId>> = {};
  let other: MessageId | null = null;
  for (const code of codesOf(thrown)) {
    const entry = TABLE[code];
    if (entry) fields[entry[0]] ??= entry[1];
    else other = ANY_OTHER;
  }
  return { fields, other: Object.keys(fields).length === 0 ? ANY_OTHER : other };
}

/** An array of causes, or an object that has one; codes come as text or as numbers. */
function codesOf(thrown: unknown): string[] {
  const causes = Array.isArray(thrown) ? thrown : (thrown as { cause?: unknown } | null)?.cause;
  if (!Array.isArray(causes)) return [];
  return causes.map((cause: { code?: unknown }) => String(cause?.code ?? ''));
}
