import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

const sandboxPort = Number(process.env.PADDOCK_SANDBOX_PORT ?? 4600);
/** Where a provider of the sandbox listens. */
export const providerUrl = (offset: number) => `http://localhost:${sandboxPort + offset}`;

const css = (file: string) =>
  readFileSync(new URL(`../../../packages/ui/src/${file}`, import.meta.url), 'utf8');

interface MerchantPage {
  readonly script: string;
  readonly body: string;
  readonly dir?: 'ltr' | 'rtl';
}

/** A page of a shop's, on an origin of its own and dressed like ours, that takes in a provider's script. */
export async function openMerchantPage(page: Page, { script, body, dir = 'ltr' }: MerchantPage) {
  const html = `<!doctype html><html lang="es" dir="${dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><style>${css('tokens.css')}${css('field/field.css')}
* { box-sizing: border-box } body { margin: 0; padding: 24px; font: 16px/1.5 var(--font); color: var(--ink); background: var(--paper-2) }
form { display: grid; gap: 16px; max-inline-size: 520px; padding: 24px; background: #fff }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px }
.ui-input.field { block-size: 52px; padding-block: 0 }</style>
<script src="${script}"></script><body>${body}</body></html>`;
  // Really served: to a page it was merely handed, Chromium forbids everything on this machine.
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  server.close();
}

/** A payment to be made at Paymentez, as the shop's server asks for one. */
export async function paymentezReference(url: string, devReference: string): Promise<string> {
  const at = Math.floor(Date.now() / 1000);
  const proof = createHash('sha256').update(`sandbox-paymentez-key${at}`).digest('hex');
  const answer = await fetch(`${url}/v2/transaction/init_reference/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'auth-token': Buffer.from(`SANDBOX-EC-SERVER;${at};${proof}`).toString('base64'),
    },
    body: JSON.stringify({
      locale: 'es',
      order: {
        amount: 11_499.99,
        description: 'Pedido KX7P2M9Q',
        dev_reference: devReference,
        currency: 'USD',
        vat: 1500,
        taxable_amount: 9999.99,
        tax_percentage: 15,
        installments_type: 0,
      },
      user: { id: '4', email: 'anna@example.org' },
    }),
  });
  return ((await answer.json()) as { reference: string }).reference;
}

/** A charge at Mercado Pago that the card's bank wants to ask about. */
export async function challengeOf(url: string, token: string): Promise<{ url: string; creq: string }> {
  const answer = await fetch(`${url}/v1/payments`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer APP_USR-sandbox-access',
      'x-idempotency-key': token,
    },
    body: JSON.stringify({
      transaction_amount: 12_990.1,
      token,
      installments: 1,
      payment_method_id: 'master',
      payer: { email: 'anna@example.org' },
      three_d_secure_mode: 'optional',
    }),
  });
  const { three_ds_info: info } = (await answer.json()) as {
    three_ds_info: { external_resource_url: string; creq: string };
  };
  return { url: info.external_resource_url, creq: info.creq };
}
