import type { AddressShape } from '@paddock/server/contracts/addresses';
import type { Place } from '@paddock/server/contracts/places';

export type Where = Record<'address1' | 'address2' | 'postal_code' | 'city' | 'state', string>;

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]$/u;

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** A chosen place as its country writes it (ACCOUNT-19). What it does not say stays as it was typed. */
export function fillFromPlace(place: Place, shape: AddressShape, typed: Where): Where {
  const { street_number: number, route, postal_code, city } = place;
  const gap = UNSPACED.test(route) ? '' : ' ';
  const pair = shape.number_first && gap ? [number, route] : [route, number];
  return {
    ...typed,
    address1: pair.filter((part) => part !== '').join(gap) || typed.address1,
    postal_code: postal_code || typed.postal_code,
    city: city || typed.city,
    state: stateOf(place, shape) || typed.state,
  };
}

/** The first-level area; where a country writes a smaller one, the first of the place's that is in its list. */
function stateOf({ areas }: Place, shape: AddressShape): string {
  if (!shape.parts.some(({ name }) => name === 'state')) return '';
  if (!shape.areas) return areas[0] ?? '';
  for (const text of areas) {
    const found = shape.areas.find((area) =>
      [area.value, area.name, area.latin].some((name) => plain(name) === plain(text)),
    );
    if (found) return found.value;
  }
  return '';
}
