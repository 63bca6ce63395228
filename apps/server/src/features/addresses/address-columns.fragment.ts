import type { AddressInput } from './addresses.contract.ts';

/** The columns of an address as a person types it. Statements read and write whole addresses by this list only. */
export const ADDRESS_COLUMNS = [
  'type',
  'label',
  'given_name',
  'family_name',
  'phone',
  'address1',
  'address2',
  'city',
  'state',
  'postal_code',
  'country_code',
] as const satisfies readonly (keyof AddressInput)[];

/** `type, label, …`, or with an alias `a.type, a.label, …`. */
export const addressColumns = (alias = ''): string =>
  ADDRESS_COLUMNS.map((column) => (alias ? `${alias}.${column}` : column)).join(', ');

/** The columns as a JSON object, with those of `more` first. */
export const addressJson = (alias: string, more: readonly string[] = []): string =>
  `json_build_object(${[...more, ...ADDRESS_COLUMNS].map((column) => `'${column}', ${alias}.${column}`).join(', ')})`;

/** A table `alias` of the one address in a parameter of JSON; an empty text is null. */
export const addressRecord = (parameter: string, alias: string): string => {
  const columns = ADDRESS_COLUMNS.map((column) => `nullif(typed.${column}, '') as ${column}`).join(', ');
  const types = ADDRESS_COLUMNS.map((column) => `${column} text`).join(', ');
  return `(select ${columns} from jsonb_to_record(${parameter}::jsonb) as typed (${types})) ${alias}`;
};

/** `type = a.type, label = a.label, …` */
export const addressAssignments = (alias: string): string =>
  ADDRESS_COLUMNS.map((column) => `${column} = ${alias}.${column}`).join(', ');
