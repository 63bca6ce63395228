import { LetterBlock } from '@paddock/server/features/letters/letter-blocks.contract.ts';
import { Block, BlockLink, Color, Html, MediaKey } from '@paddock/server/features/pages/blocks.contract.ts';
import type { z } from 'zod';

// The form of a block follows from its contract: a new kind of block needs no code here.

export type FieldSpec = {
  readonly name: string;
  readonly isRequired: boolean;
} & FieldShape;

export type FieldShape =
  | { readonly kind: 'text'; readonly isMultiline: boolean; readonly maxLength: number | null }
  | { readonly kind: 'html' | 'color' | 'link' | 'flag' | 'article' }
  | { readonly kind: 'media'; readonly media: 'picture' | 'video' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'number'; readonly min: number | null; readonly max: number | null }
  | { readonly kind: 'group'; readonly fields: readonly FieldSpec[] }
  | {
      readonly kind: 'list';
      readonly item: FieldShape;
      readonly min: number;
      readonly max: number | null;
    };

type Schema = z.ZodType & { readonly def: { readonly type: string } };

export type BlockType = Block['type'];
export type AnyBlock = { readonly type: string } & Readonly<Record<string, unknown>>;

/** Blocks of letters have names of their own here: a text of a letter is not that of a page. */
export const LETTER_PREFIX = 'letter_';

export const BLOCK_TYPES: readonly BlockType[] = Block.options.map(({ shape }) => shape.type.value);
export const LETTER_BLOCK_TYPES: readonly string[] = LetterBlock.options.map(
  ({ shape }) => `${LETTER_PREFIX}${shape.type.value}`,
);

const optionOf = (type: string) =>
  Block.options.find(({ shape }) => shape.type.value === type) ??
  LetterBlock.options.find(({ shape }) => `${LETTER_PREFIX}${shape.type.value}` === type);

/** Kept by the editor itself. */
const HIDDEN = new Set(['type', 'id']);

const known = new Map<string, readonly FieldSpec[]>();

export function fieldsOf(type: string): readonly FieldSpec[] {
  const found = known.get(type);
  if (found) return found;
  const option = optionOf(type);
  const fields = option ? fieldsOfShape(option.shape) : [];
  known.set(type, fields);
  return fields;
}

function fieldsOfShape(shape: Readonly<Record<string, unknown>>): FieldSpec[] {
  return Object.entries(shape)
    .filter(([name]) => !HIDDEN.has(name))
    .map(([name, schema]) => ({
      name,
      isRequired: !(schema as Schema).safeParse(undefined).success,
      ...shapeOf(name, unwrap(schema as Schema)),
    }));
}

/** Without `optional`, `default` and the like. */
function unwrap(schema: Schema): Schema {
  const { innerType } = schema.def as { innerType?: Schema };
  return innerType ? unwrap(innerType) : schema;
}

function shapeOf(name: string, schema: Schema): FieldShape {
  const known: readonly [unknown, FieldShape][] = [
    [Html, { kind: 'html' }],
    [Color, { kind: 'color' }],
    [BlockLink, { kind: 'link' }],
    [MediaKey, { kind: 'media', media: name.includes('video') ? 'video' : 'picture' }],
  ];
  if (name === 'article') return { kind: 'article' };
  const named = known.find(([part]) => part === schema);
  return named?.[1] ?? shapeByType(name, schema);
}

function shapeByType(name: string, schema: Schema): FieldShape {
  switch (schema.def.type) {
    case 'enum':
      return { kind: 'choice', options: (schema as unknown as { options: string[] }).options };
    case 'number': {
      const { minValue, maxValue } = schema as unknown as z.ZodNumber;
      return { kind: 'number', min: minValue, max: maxValue };
    }
    case 'boolean':
      return { kind: 'flag' };
    case 'array':
      return listOf(name, schema as unknown as z.ZodArray<Schema>);
    case 'object':
      return {
        kind: 'group',
        fields: fieldsOfShape((schema as unknown as { shape: Record<string, unknown> }).shape),
      };
    default:
      return {
        kind: 'text',
        isMultiline: schema.safeParse('one\ntwo').success,
        maxLength: (schema as unknown as z.ZodString).maxLength ?? null,
      };
  }
}

function listOf(name: string, schema: z.ZodArray<Schema>): FieldShape {
  const limit = (check: 'min_length' | 'max_length') => {
    const found = (schema.def.checks ?? []).find(({ _zod }) => _zod.def.check === check)?._zod.def as
      | { minimum?: number; maximum?: number }
      | undefined;
    return found?.minimum ?? found?.maximum ?? null;
  };
  return {
    kind: 'list',
    item: shapeOf(name, unwrap(schema.element)),
    min: limit('min_length') ?? 0,
    max: limit('max_length'),
  };
}

/** A value to begin with: what must be there, empty. */
export function blankOf(shape: FieldShape): unknown {
  switch (shape.kind) {
    case 'link':
      return { to: '', text: '' };
    case 'group':
      return blankFields(shape.fields);
    case 'list':
      return Array.from({ length: shape.min }, () => blankOf(shape.item));
    case 'choice':
      return shape.options[0];
    case 'number':
      return shape.min ?? 0;
    case 'article':
      return 0;
    case 'flag':
      return false;
    default:
      return '';
  }
}

const blankFields = (fields: readonly FieldSpec[]): Record<string, unknown> =>
  Object.fromEntries(
    fields.filter(({ isRequired }) => isRequired).map((field) => [field.name, blankOf(field)]),
  );

export const newBlock = (type: string): AnyBlock => ({ type, ...blankFields(fieldsOf(type)) });

/** Empty optional fields are left out, as the contract has them. */
export function withField(fields: readonly FieldSpec[], value: object, name: string, next: unknown): object {
  const spec = fields.find((field) => field.name === name);
  const { [name]: _, ...rest } = value as Record<string, unknown>;
  const isEmpty = next === '' || next === undefined;
  if (isEmpty && !spec?.isRequired) return rest;
  // The order of the contract, so that an unchanged block is written as it was read.
  const names = fields.map((field) => field.name);
  const all = { ...rest, [name]: next };
  return Object.fromEntries(
    Object.entries(all).toSorted(([one], [other]) => names.indexOf(one) - names.indexOf(other)),
  );
}

const SUMMARY_FIELDS = ['headline', 'title', 'text', 'caption', 'html', 'who', 'alt', 'product', 'article'];
const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ')
    .trim();

/** A line that tells one block from another. */
export function summaryOf(block: AnyBlock): string {
  for (const name of SUMMARY_FIELDS) {
    const value = block[name];
    if (typeof value === 'string' && plain(value) !== '') return plain(value).slice(0, 120);
    if (typeof value === 'number' && value > 0) return `#${value}`;
  }
  const list = fieldsOf(block.type).find(({ kind }) => kind === 'list');
  const items = list ? block[list.name] : null;
  return Array.isArray(items)
    ? (items.map((item) => summaryOf({ type: '', ...item })).find(Boolean) ?? '')
    : '';
}

/** The first picture of a block, for its card. */
export function pictureOf(block: AnyBlock): string | null {
  for (const field of fieldsOf(block.type)) {
    const value = block[field.name];
    if (field.kind === 'media' && field.media === 'picture' && typeof value === 'string' && value)
      return value;
    if (field.kind === 'list' && Array.isArray(value)) {
      const found = value
        .map((item) => (item as { image?: unknown }).image)
        .find((key) => typeof key === 'string');
      if (found) return found as string;
    }
  }
  return null;
}
