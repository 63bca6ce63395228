import { z } from 'zod';
import { typedPhone, typedText } from '../typed-text.contract.ts';

export const AddressType = z.enum(['billing', 'shipping', 'pickup']);

const line = (max: number) => typedText().min(1).max(max);
const optionalLine = (max: number) => typedText().max(max).nullish();

/** What a person types. Its fields are the columns of the table, and what forms, copies and exports hold. */
export const AddressInput = z
  .object({
    type: AddressType.default('shipping'),
    label: optionalLine(80),
    given_name: line(80),
    family_name: line(80),
    company: optionalLine(120),
    /** VAT or tax number of the company. */
    vat_number: typedText().normalize('NFKC').toUpperCase().max(20).nullish(),
    phone: typedPhone().max(30).nullish(),
    address1: line(160),
    address2: optionalLine(160),
    city: line(80),
    state: optionalLine(80),
    postal_code: optionalLine(20),
    country_code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/),
  })
  .meta({ id: 'AddressFields' });

export const Address = z
  .object({
    id: z.number(),
    type: AddressType,
    label: z.string().nullable(),
    given_name: z.string(),
    family_name: z.string(),
    company: z.string().nullable(),
    vat_number: z.string().nullable(),
    phone: z.string().nullable(),
    address1: z.string(),
    address2: z.string().nullable(),
    city: z.string(),
    state: z.string().nullable(),
    postal_code: z.string().nullable(),
    country_code: z.string(),
  })
  .meta({ id: 'Address' });

/** How a country writes an address: what the form asks for, in which order and under which names. */
export const AddressShape = z.object({
  country_code: z.string(),
  parts: z.array(
    z.object({
      name: z.enum(['address1', 'address2', 'postal_code', 'city', 'state']),
      required: z.boolean(),
    }),
  ),
  names: z.object({
    state: z.enum([
      ...(['any', 'state', 'province', 'prefecture', 'county', 'department', 'emirate'] as const),
      ...(['region', 'governorate', 'area'] as const),
    ]),
    city: z.enum(['city', 'town', 'municipality']),
    postal: z.enum(['postal', 'zip', 'postcode', 'eircode', 'pin']),
  }),
  postal_example: z.string().nullable(),
  /** "12 Main Street" and not "Via Roma 12". */
  number_first: z.boolean(),
  family_name_first: z.boolean(),
  /** Where only these are areas; `value` is what an envelope says. */
  areas: z.array(z.object({ value: z.string(), name: z.string(), latin: z.string() })).nullable(),
});

export type AddressShape = z.infer<typeof AddressShape>;
export type AddressInput = z.infer<typeof AddressInput>;
export type Address = z.infer<typeof Address>;

/** Every field of an address, in the order of its columns. */
export const ADDRESS_FIELDS = AddressInput.keyof().options;

const copied = z.string().nullable().exactOptional();

/** An address as an order keeps it: copied from a saved one or from a store; after an erasure only the country is left. */
export const CopiedAddress = z.object(
  Object.fromEntries([...ADDRESS_FIELDS, 'store'].map((field) => [field, copied])) as Record<
    keyof AddressInput | 'store',
    typeof copied
  >,
);
export type CopiedAddress = Readonly<z.infer<typeof CopiedAddress>>;

type Written = { readonly [field in keyof AddressInput]?: string | null | undefined };

/** An address with every field; null where nothing was typed. */
export const completeAddress = (typed: Written) =>
  Address.omit({ id: true }).parse(
    Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, typed[field] || null])),
  );

/**
 * An address in one line, to compare the one the shopper was shown with the saved one. Empty fields are left out, so a
 * new field changes nothing for addresses without it.
 */
export const addressPrint = (address: Written): string =>
  ADDRESS_FIELDS.filter((field) => field !== 'type' && field !== 'label' && address[field])
    .map((field) => `${field}=${address[field]}`)
    .join('|');

const AddressId = z.object({ id: z.coerce.number().int().positive() });
const AddressAnswer = z.object({ data: Address });

export const listAddresses = {
  method: 'GET',
  path: '/api/auth/addresses',
  summary: "The customer's addresses, of one type if asked for",
  query: z.object({ type: AddressType.optional() }),
  response: z.object({ data: z.array(Address), meta: z.object({ total: z.number() }) }),
} as const;

export const createAddress = {
  method: 'POST',
  path: '/api/auth/addresses',
  summary: 'A new address',
  status: 201,
  body: AddressInput,
  response: AddressAnswer,
} as const;

export const updateAddress = {
  method: 'PUT',
  path: '/api/auth/addresses/:id',
  summary: 'Changes an address of the customer',
  params: AddressId,
  body: AddressInput,
  response: AddressAnswer,
} as const;

export const deleteAddress = {
  method: 'DELETE',
  path: '/api/auth/addresses/:id',
  summary: 'Forgets an address; orders keep their own copy',
  params: AddressId,
  response: z.object({ data: z.null() }),
} as const;

export const showAddressShape = {
  method: 'GET',
  path: '/api/front/addresses/shapes/:country',
  summary: 'How a country writes an address; any country has an answer',
  params: z.object({ country: z.string().regex(/^[A-Z]{2}$/) }),
  response: z.object({ data: AddressShape }),
} as const;
