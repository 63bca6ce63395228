import { type NewCustomer, newCustomer, signIn } from '../support/customers.ts';
import type { Camera } from './camera.ts';

/** A name as people there have it: words in another script show what a form does with them. */
const NAMES: Record<string, readonly [firstName: string, familyName: string]> = {
  it: ['Livia', 'Serra'],
  es: ['Lucía', 'Ferreyra'],
  ar: ['ليلى', 'الحداد'],
  ja: ['美咲', '高橋'],
  kh: ['សុភា', 'ចាន់'],
};

/** A new customer, signed in in the camera's browser. */
export async function signInNewCustomer(camera: Camera): Promise<NewCustomer> {
  const customer = await createCustomer(camera);
  await signIn(camera.page, customer);
  return customer;
}

export function createCustomer(camera: Camera): Promise<NewCustomer> {
  const [givenName, familyName] = NAMES[camera.segment.slice(3)] ?? ['Nora', 'Verdi'];
  return newCustomer(camera.segment, { givenName, familyName, phone: '+39 347 555 0182' });
}

/** Whether this country sells online. */
export async function hasShop(camera: Camera): Promise<boolean> {
  await camera.go('');
  return (await camera.page.locator('.shell-header a[href$="/search"]').count()) > 0;
}
