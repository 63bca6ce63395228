import type { Tx } from '../../../platform/db/db.ts';
import { hashToken, makeSecretToken } from '../../../platform/secrets/secret-token.ts';
import { queueAccountMail } from '../../mails/queue-account-mail.ts';
import type { CustomerSession } from '../customers.contract.ts';
import { findAccountById } from '../customers.sql.ts';
import { insertDevice, noteDeviceUse } from './known-devices.sql.ts';

interface SignedInDevice {
  readonly siteId: number;
  readonly customerId: number;
  readonly userAgent: string | null;
  /** Tokens the browser brought from earlier sign-ins. */
  readonly devices: readonly string[];
}

/**
 * Remembers the browser of a sign-in and mails the customer when it is new to an account that knows others. Returns the
 * token the browser shall keep; null when it has one. A token of another account is never taken over: it could be planted.
 */
export async function rememberDevice(tx: Tx, input: SignedInDevice): Promise<string | null> {
  const { siteId, customerId, devices } = input;
  if (devices.length > 0 && (await noteDeviceUse(tx, input, devices.map(hashToken)))) return null;
  const { token, hash } = makeSecretToken();
  const device = await insertDevice(tx, input, hash);
  if (!device.has_others) return token;
  const account = await findAccountById(tx, siteId, customerId);
  if (!account) return token;
  const { browser, system } = await describeBrowser(input.userAgent);
  await queueAccountMail(tx, {
    siteId,
    kind: 'new_device',
    key: `device:${device.id}`,
    to: account.email,
    locale: account.locale,
    givenName: account.given_name,
    data: {
      customer_id: customerId,
      browser: [browser, system].filter(Boolean).join(', '),
      at: new Date().toISOString(),
    },
  });
  return token;
}

type Described = Pick<CustomerSession, 'browser' | 'system' | 'device'>;

const DEVICES: Record<string, CustomerSession['device']> = {
  desktop: 'desktop',
  mobile: 'phone',
  tablet: 'tablet',
};

/** "Firefox" on "Windows", from what the browser says of itself. Loaded on demand: it is hundreds of patterns. */
export async function describeBrowser(userAgent: string | null): Promise<Described> {
  if (!userAgent) return { browser: null, system: null, device: 'other' };
  const { default: Bowser } = await import('bowser');
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: browser.name || null,
    system: os.name || null,
    device: DEVICES[platform.type ?? ''] ?? 'other',
  };
}
