import type { Locator, Page } from '@playwright/test';

/** An address of each site that sells, as its people write it; `state` is what an envelope says. */
export const ADDRESSES: Record<string, Readonly<Record<string, string>>> = {
  it: { address1: 'Via Roma 12', postal_code: '61121', city: 'Pesaro', state: 'PU' },
  de: { address1: 'Lindenstraße 12', postal_code: '10115', city: 'Berlin' },
  es: { address1: 'Calle Nueva 12', postal_code: '28013', city: 'Madrid', state: 'Madrid' },
  fr: { address1: '12 rue Neuve', postal_code: '75008', city: 'Paris' },
  gb: { address1: '12 Mill Lane', city: 'London', postal_code: 'SW1A 2AA' },
  us: { address1: '12 Mill Street', city: 'San Francisco', state: 'CA', postal_code: '94103' },
  mx: {
    address1: 'Calle Nueva 12',
    postal_code: '06000',
    city: 'Ciudad de México',
    state: 'Ciudad de México',
  },
  ar: { address1: 'Calle Nueva 12', postal_code: 'C1043AAZ', city: 'Rosario', state: 'Santa Fe' },
  ec: { address1: 'Calle Nueva 12', postal_code: '170150', city: 'Quito', state: 'Pichincha' },
  jp: { address1: '桜丘町1-2-3', postal_code: '150-0031', state: '東京都', city: '渋谷区' },
  il: { address1: 'רחוב הזית 12', city: 'חיפה', postal_code: '3100000' },
  ae: { address1: 'شارع الورد 7', city: 'دبي', state: 'دبي' },
  pl: { address1: 'ulica Lipowa 12', postal_code: '00-950', city: 'Warszawa' },
  vn: { address1: '12 đường Hoa Sen', city: 'Hà Nội', state: 'Hà Nội', postal_code: '100000' },
};

export const siteOf = (page: Page) => new URL(page.url()).pathname.slice(1, 3);

/** Types the address of the page's site into a form, street first: it opens the others. */
export async function fillAddress(page: Page, form: Locator, address = ADDRESSES[siteOf(page)]) {
  if (!address) throw new Error(`no address for ${page.url()}`);
  const { address1 = '', ...rest } = address;
  await form.locator('[name=address1]').fill(address1);
  for (const [name, value] of Object.entries(rest)) {
    const field = form.locator(`[name=${name}]`);
    const isList = (await field.evaluate((element) => element.tagName)) === 'SELECT';
    await (isList ? field.selectOption(value) : field.fill(value));
  }
}
