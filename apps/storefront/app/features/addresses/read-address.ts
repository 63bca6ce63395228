import type { AddressKind } from './address-view.ts';

export const readForm = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** What the fields hold, as the api takes it; fields of the form that are no part of an address are ignored there. */
export function readAddress(values: Record<string, string>, kind: AddressKind, country: string) {
  const typed = Object.entries(values).map(([name, value]) => [name, value.trim() || null]);
  return { ...Object.fromEntries(typed), type: kind, country_code: country };
}
