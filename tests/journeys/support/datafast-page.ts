import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { providerUrl } from './merchant-page.ts';

const DATAFAST = providerUrl(15);
const BEARER = 'sandbox-datafast-bearer';
const entityId = 'sandbox00datafast00entity0000000';

interface Opened {
  readonly id: string;
  readonly integrity: string;
}

/** A checkout as the shop's server opens it. */
export async function openCheckout(): Promise<Opened> {
  const street = { 'billing.street1': 'Av. Amazonas 1', 'shipping.street1': 'Av. Amazonas 1' };
  const country = { 'billing.country': 'EC', 'shipping.country': 'EC', 'billing.postcode': '170135' };
  const custom = { MID: '1000000505', TID: 'PD100406', ECI: '0103910', PSERV: '17913101', VERSIONDF: '2' };
  const taxes = { VAL_BASE0: '0.00', VAL_BASEIMP: '10000.00', VAL_IVA: '1500.00' };
  const body = new URLSearchParams({
    entityId,
    amount: '11500.00',
    currency: 'USD',
    paymentType: 'DB',
    integrity: 'true',
    testMode: 'EXTERNAL',
    merchantTransactionId: randomUUID(),
    ...street,
    ...country,
    'customer.givenName': 'Ana',
    'customer.surname': 'Quishpe',
    'customer.ip': '203.0.113.7',
    'customer.merchantCustomerId': 'guest-1',
    'customer.email': 'ana@example.org',
    'customer.identificationDocType': 'IDCARD',
    'customer.identificationDocId': '0926687856',
    'customer.phone': '0984111222',
    'risk.parameters[USER_DATA2]': 'PADDOCK',
    'cart.items[0].name': 'Lupo 500',
    'cart.items[0].description': 'Lupo 500',
    'cart.items[0].price': '11500.00',
    'cart.items[0].quantity': '1',
    ...Object.fromEntries(
      Object.entries({ ...custom, ...taxes }).map(([name, value]) => [
        `customParameters[SHOPPER_${name}]`,
        value,
      ]),
    ),
  });
  const headers = { authorization: `Bearer ${BEARER}` };
  const answer = await fetch(`${DATAFAST}/v1/checkouts`, { method: 'POST', headers, body });
  return (await answer.json()) as Opened;
}

/** What became of it, as the shop's server is told. */
export async function resultCode({ id }: Opened): Promise<string> {
  const answer = await fetch(`${DATAFAST}/v1/checkouts/${id}/payment?entityId=${entityId}`, {
    headers: { authorization: `Bearer ${BEARER}` },
  });
  return ((await answer.json()) as { result: { code: string } }).result.code;
}

/**
 * A shop's page with the widget, under a content policy as strict as ours: no styles but its own. Really served, since
 * the browser lets only pages of this machine fetch scripts of this machine with a checksum.
 */
export async function openWidget(
  page: Page,
  { id, integrity }: Opened,
  { locale = 'es', dir = 'ltr' }: { locale?: string; dir?: 'ltr' | 'rtl' } = {},
) {
  const wanted = JSON.stringify({ src: `${DATAFAST}/v1/paymentWidgets.js?checkoutId=${id}`, integrity });
  const policy = `default-src 'none'; script-src 'unsafe-inline' ${DATAFAST}; frame-src ${DATAFAST}; style-src 'none'; img-src data:`;
  const shop = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-security-policy', policy);
    response.end(
      request.url?.startsWith('/return')
        ? '<!doctype html><html lang="es"><link rel="icon" href="data:,"><title>Volver</title><h1>De vuelta</h1></html>'
        : `<!doctype html><html lang="${locale}" dir="${dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pagar</title>
<link rel="icon" href="data:,"><body><main><h1>Pagar</h1><form class="paymentWidgets" action="/return" data-brands="VISA MASTER AMEX"></form></main>
<script>window.heard = [];
const hear = (word) => () => { heard.push(word); };
window.wpwlOptions = { locale: '${locale}', style: 'card', onReady: hear('ready'), onBeforeSubmitCard: hear('before'),
  onAfterSubmit: hear('after'), onError: ({ name }) => heard.push(name) };
document.body.append(Object.assign(document.createElement('script'), { ...${wanted}, crossOrigin: 'anonymous', onerror: hear('blocked') }));
</script></body></html>`,
    );
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  page.once('close', () => shop.close());
  await page.goto(`http://localhost:${(shop.address() as AddressInfo).port}/`);
}
