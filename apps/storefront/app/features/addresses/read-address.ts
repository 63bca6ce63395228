import type { AddressKind } from './address-view.ts';

export const readForm = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** What the fields hold, as the api takes it. */
export function readAddress(values: Record<string, string>, kind: AddressKind, country: string) {
  const or = (name: string) => values[name]?.trim() || null;
  return {
    type: kind,
    label: or('label'),
    address1: values.address1 ?? '',
    address2: or('address2'),
    city: values.city ?? '',
    state: or('state'),
    postal_code: or('postal_code'),
    country_code: country,
  };
}
