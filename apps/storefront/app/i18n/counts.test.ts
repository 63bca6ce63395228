import { fileURLToPath } from 'node:url';
import { readCatalogue } from '@paddock/i18n/catalogue';
import { CATALOGUE_LOCALES } from '@paddock/i18n/locales';
import { expect, test } from 'vitest';

const ROOTS = ['..', '../../../server/src'].map((root) => fileURLToPath(new URL(root, import.meta.url)));
const messagesOf = (locale: string): Record<string, string> =>
  Object.assign({}, ...ROOTS.map((root) => readCatalogue(root, locale)));

// What is counted there may be a helmet.
const COUNTS_ITEMS = [
  ...['shell.bag.label', 'shell.bag.more', 'bag.goneTitle', 'checkout.items', 'checkout.delivery.here'],
  ...['inventory.count', 'inventory.dialogTitle', 'search.results', 'search.show', 'search.available'],
  ...['search.found', 'stores.inventories', 'cart_full', 'too_many_held', 'cooling_down'],
];
const VEHICLE: Readonly<Record<string, RegExp>> = {
  ar: /دراج|مركب/,
  cs: /stroj|vozidl|motocyk/,
  de: /Fahrzeug|Motorrad|Rad\b/,
  el: /δίτροχ|όχημα|οχήματ/,
  en: /bike|vehicle|machine/,
  es: /vehículo|máquina|moto\b/,
  fa: /وسیله|دستگاه|خودرو/,
  fr: /véhicule|machine|moto\b/,
  he: /כלי|גלגלי/,
  it: /veicol|macchin|moto\b/,
  ja: /台|車両/,
  kh: /គ្រឿង|យានជំនិះ/,
  pl: /pojazd|maszyn/,
  vi: /chiếc xe|xe máy/,
  zh: /辆|台/,
};

test.each(CATALOGUE_LOCALES)('%s: a count that may be of accessories does not say vehicles', (locale) => {
  const messages = messagesOf(locale);
  const wrong = COUNTS_ITEMS.filter((id) => VEHICLE[locale]?.test(messages[id] ?? ''));
  expect(wrong).toEqual([]);
  for (const id of COUNTS_ITEMS) expect(messages[id], id).toBeDefined();
});

// "Of which VAT: …" or "VAT included: …", with the tax before the amount.
const OF_WHICH: Readonly<Record<string, RegExp>> = {
  ar: /^منها /,
  cs: /^Z\s?toho/,
  de: /^Enthaltene /,
  el: /που περιλαμβάν/,
  en: /^(VAT|Tax|Taxes|\{tax, select, .+\}) included/,
  es: /^(Incluye \{amount\} de|Impuestos incluidos)/,
  fa: /لحاظ‌شده/,
  fr: /^Dont /,
  he: /^מתוכם /,
  it: /^Di cui /,
  ja: /^うち/,
  kh: /^ក្នុងនោះ/,
  pl: /^W\s?tym/,
  vi: /^Trong đó/,
  zh: /^其中/,
};

test.each(CATALOGUE_LOCALES)('%s: the included tax does not read as the price', (locale) => {
  const messages = messagesOf(locale);
  for (const id of ['bag.vatIncluded', 'orders.taxIncluded', 'mail.tax_included'])
    expect(messages[id], id).toMatch(OF_WHICH[locale] ?? /^$/);
});
