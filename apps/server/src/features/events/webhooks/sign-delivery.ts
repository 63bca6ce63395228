import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

/** As Standard Webhooks writes secrets. */
export const formatSecret = (secret: Buffer) => `${PREFIX}${secret.toString('base64')}`;

/** The headers of Standard Webhooks. Several secrets make several signatures: the receiver accepts any of them. */
export function signDelivery(
  secrets: readonly Buffer[],
  { id, at, body }: { readonly id: string; readonly at: Date; readonly body: string },
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const mac = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
    return `v1,${mac}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
