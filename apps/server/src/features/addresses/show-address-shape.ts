import { baseOf, languageTag } from '@paddock/i18n/locales';
import { shapeOf } from './address-shapes.rules.ts';
import type { AddressShape } from './addresses.contract.ts';

// The languages whose readers know the script of a country's areas.
const READERS: Record<string, readonly string[]> = {
  AE: ['ar', 'fa'],
  CN: ['zh', 'ja'],
  HK: ['zh', 'ja'],
  IR: ['fa', 'ar'],
  JP: ['ja', 'zh'],
  KH: ['kh'],
  KR: [],
};

/** How this country's addresses are asked for, its areas named for a reader of this language. */
export function showAddressShape(country: string, locale: string): AddressShape {
  const { parts, names, postalExample, numberFirst, familyNameFirst, areas } = shapeOf(country);
  const readers = READERS[country];
  const isForeign = readers !== undefined && !readers.includes(baseOf(locale));
  const shown = areas?.map((area) => ({ ...area, name: isForeign ? area.latin : area.name }));
  // A list in a script of its own is in the order its people know; names in letters are looked up by letter.
  const inOrder =
    readers && !isForeign
      ? shown
      : shown?.toSorted((a, b) => a.name.localeCompare(b.name, languageTag(locale)));
  return {
    country_code: country,
    parts: parts.map((part) => ({ ...part })),
    names: { ...names },
    postal_example: postalExample,
    number_first: numberFirst,
    family_name_first: familyNameFirst,
    areas: inOrder ?? null,
  };
}
