import type { APIRequestContext, Page } from '@playwright/test';
import { fillBag } from '../support/checkout-steps.ts';
import { newCustomer, signIn } from '../support/customers.ts';
import { anOrderOf, deliverOrder } from '../support/orders.ts';
import { newBike, newWarrantyRequest } from '../support/warranty.ts';

export type Examples = Readonly<Record<string, string>>;

/** Public pages: one of each kind, as the sitemap names it. */
export async function publicExamples(request: APIRequestContext, segment: string): Promise<Examples> {
  const map = await (await request.get(`/${segment}/sitemap.xml`)).text();
  const first = (under: string) => new RegExp(`/${segment}/(${under}/[^<]+)<`).exec(map)?.[1] ?? '';
  return {
    'news/:article': first('news'),
    'company/our-story/:period': first('company/our-story'),
    'products/:slug': first('products'),
    'products/:slug/alert': `${first('products')}/alert`,
    'products/:slug/size': 'products/via/size',
    'products/:slug/monthly': await monthlyExample(request, segment, first('products')),
    'products/:slug/reviews': `${first('products')}/reviews`,
    // This stands in the map without its name, too.
    equipment: 'search/equipment',
    // A link that was never mailed: its page asks before it tries.
    'test-ride/:code': 'test-ride',
    'privacy-request/:token': `privacy-request/${'a'.repeat(43)}`,
  };
}

/** Signs a new customer in who has something of everything: a bag, two orders, a bike, a request. */
export async function customerWithEverything(page: Page, segment: string): Promise<Examples> {
  const site = segment.split('-')[0] ?? '';
  // If a page took the name for markup, the browser would run this or report a violation.
  const customer = await newCustomer(segment, { givenName: '<svg onload=tellRefusal(1)>' });
  const [waiting, delivered, bike] = [
    await anOrderOf(customer),
    await anOrderOf(customer),
    await newBike(customer),
  ];
  await deliverOrder(site, delivered);
  const request = await newWarrantyRequest(customer, bike.id);
  await signIn(page, customer);
  return {
    'checkout/:code': `checkout/${await fillBag(page, segment)}`,
    'checkout/:code/result': `checkout/${waiting.code}/result`,
    'checkout/:code/review': `checkout/${delivered.code}/review`,
    'checkout/:code/withdrawal': `checkout/${delivered.code}/withdrawal`,
    'my-account/orders/:code': `my-account/orders/${delivered.code}`,
    'my-account/orders/:code/cancel': `my-account/orders/${waiting.code}/cancel`,
    'my-account/orders/:code/return': `my-account/orders/${delivered.code}/return`,
    'my-account/bikes/:id/warranty': `my-account/bikes/${bike.id}/warranty`,
    'my-account/warranty/:code': `my-account/warranty/${request}`,
    // A link that was never given out: its page says so.
    'my-account/transfers/:token': `my-account/transfers/${'a'.repeat(43)}`,
  };
}

export async function customerWithNothing(page: Page, segment: string): Promise<Examples> {
  await signIn(page, await newCustomer(segment));
  return {};
}

/** The page of the model itself where the site has no price by the month. */
async function monthlyExample(request: APIRequestContext, segment: string, product: string) {
  const answer = await request.get(`/${segment}/${product}/monthly`);
  return answer.ok() ? `${product}/monthly` : product;
}
