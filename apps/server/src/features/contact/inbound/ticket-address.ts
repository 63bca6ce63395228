import type { SigningKeys } from '../../../platform/secrets/signing-keys.ts';

export interface TicketKey {
  readonly site: string;
  readonly code: string;
}

const LOCAL_PART = /^ticket\+([0-9a-z]{8,32})\.([a-z]{2}|global)\.([0-9a-f]{20})$/;
const textOf = ({ site, code }: TicketKey) => `${site}:${code}`;

/** `ticket+CODE.site.signature@domain`: a mail to it belongs to that ticket. Only mails of ours name it. */
export const makeTicketAddress = (keys: SigningKeys, domain: string, ticket: TicketKey): string =>
  `ticket+${ticket.code}.${ticket.site}.${keys.signShort('ticket-address', textOf(ticket))}@${domain}`;

/** The ticket of an address; null: not of this domain, or the signature is not ours. Upper and lower case are alike. */
export function readTicketAddress(address: string, keys: SigningKeys, domain: string): TicketKey | null {
  const [local = '', host, ...rest] = address.toLowerCase().split('@');
  if (rest.length > 0 || host !== domain.toLowerCase()) return null;
  const [, code, site, signature] = LOCAL_PART.exec(local) ?? [];
  if (!code || !site || !signature) return null;
  const ticket = { site, code: code.toUpperCase() };
  return keys.verifyShort('ticket-address', textOf(ticket), signature) ? ticket : null;
}
