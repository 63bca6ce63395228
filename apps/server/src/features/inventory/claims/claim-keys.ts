import { networkOf } from '../../../platform/http/network-of.ts';
import type { SigningKeys } from '../../../platform/secrets/signing-keys.ts';
import type { ClaimKey, ClaimKeyKind, UnpaidSettings } from '../claim-keys.contract.ts';

export type { ClaimKey };

/** What a call tells about the shopper. */
export interface ClaimSubject {
  readonly siteId: number;
  readonly address?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly device?: string | null;
  readonly customerId?: number | null;
}

const DEFAULT_CAP = 4;
const DEFAULT_LIMITED_CAP = 1;
const DEFAULT_COOLDOWN_MINUTES = 15;

export const cooldownMinutes = (settings: UnpaidSettings | undefined): number =>
  settings?.cooldown_minutes ?? DEFAULT_COOLDOWN_MINUTES;

/** The keys of a call with the site's caps; a kind without a cap is neither counted nor stored. */
export function claimKeys(
  keys: SigningKeys,
  settings: UnpaidSettings | undefined,
  subject: ClaimSubject,
): ClaimKey[] {
  const limitedCap = settings?.limited === undefined ? DEFAULT_LIMITED_CAP : settings.limited;
  const values: Record<ClaimKeyKind, string | null> = {
    network: subject.address ? networkOf(subject.address) : null,
    email: subject.email ? normalizeEmail(subject.email) : null,
    phone: subject.phone ? normalizePhone(subject.phone) : null,
    device: subject.device ?? null,
    customer: subject.customerId == null ? null : String(subject.customerId),
  };
  return (Object.entries(values) as [ClaimKeyKind, string | null][]).flatMap(([kind, value]) => {
    const cap = settings?.[kind] === undefined ? DEFAULT_CAP : settings[kind];
    if (!value || cap === null) return [];
    return [{ kind, key: claimKey(keys, subject.siteId, kind, value), cap, limitedCap }];
  });
}

const claimKey = (keys: SigningKeys, siteId: number, kind: ClaimKeyKind, value: string): Buffer =>
  keys.hash('claim', `${siteId}:${kind}:${value}`);

/** The same key for every spelling of one mailbox. */
export const emailKey = (keys: SigningKeys, siteId: number, email: string): Buffer =>
  claimKey(keys, siteId, 'email', normalizeEmail(email));

const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/** Mailboxes take letter case and "+tag" as one; Gmail also ignores dots. */
export function normalizeEmail(email: string): string {
  const plain = email.normalize('NFKC').trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  if (at < 1) return plain;
  const domain = plain.slice(at + 1);
  const [mailbox = ''] = plain.slice(0, at).split('+');
  return DOTLESS.has(domain) ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`;
}

/** Digits only, without the zeros some dial before the country. */
export const normalizePhone = (phone: string): string =>
  phone.normalize('NFKC').replaceAll(/\D/g, '').replace(/^0+/, '');
