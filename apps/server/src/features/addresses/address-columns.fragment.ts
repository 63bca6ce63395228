import { ADDRESS_FIELDS } from './addresses.contract.ts';

// Statements read and write whole addresses by the fields of the contract only: each is a column of the same name.

/** `type, label, …`, or with an alias `a.type, a.label, …`. */
export const addressColumns = (alias = ''): string =>
  ADDRESS_FIELDS.map((column) => (alias ? `${alias}.${column}` : column)).join(', ');

/** The columns as a JSON object, with those of `more` first. */
export const addressJson = (alias: string, more: readonly string[] = []): string =>
  `json_build_object(${[...more, ...ADDRESS_FIELDS].map((column) => `'${column}', ${alias}.${column}`).join(', ')})`;

/** A table `alias` of the one address in a parameter of JSON; an empty text is null. */
export const addressRecord = (parameter: string, alias: string): string => {
  const columns = ADDRESS_FIELDS.map((column) => `nullif(typed.${column}, '') as ${column}`).join(', ');
  const types = ADDRESS_FIELDS.map((column) => `${column} text`).join(', ');
  return `(select ${columns} from jsonb_to_record(${parameter}::jsonb) as typed (${types})) ${alias}`;
};

/** `type = a.type, label = a.label, …` */
export const addressAssignments = (alias: string): string =>
  ADDRESS_FIELDS.map((column) => `${column} = ${alias}.${column}`).join(', ');
