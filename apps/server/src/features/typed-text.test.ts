import { globSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { stripControls } from '../platform/text/strip-controls.ts';
import { LongText, Text } from './feeds/lines/field.contract.ts';
import { typedLines, typedPhone, typedSearch, typedText } from './typed-text.contract.ts';

const ESC = '\u001b';
const OVERRIDE = '\u202e';

/** Fields that may hold any character, with the reason. */
const OPEN_FIELDS: readonly (readonly [RegExp, string])[] = [
  [/^(POST|PUT) .+ body\.(current_)?password$/, 'hashed, never shown'],
  [/^(GET|POST) .+ query\.(key|preview)$/, 'compared with a signature, never stored'],
  [
    /^GET \S+\/search query\.(category|color|material|size|type)(\[\])?$/,
    'compared with known values, never stored',
  ],
  [/^GET \S+\/stores query\.services$/, 'compared with known values, never stored'],
  [/^POST .+ body\.expected_address$/, 'compared with the saved address, never stored'],
  [
    /^POST \/api\/staff\/statement(s|-previews) body$/,
    "a bank's file: parsed, and its texts are cleaned by the parser",
  ],
  [
    /^PUT \/api\/staff\/drafts\/:kind\/:ref body\.content\{\}$/,
    'what its author typed, read by its author only',
  ],
  [
    /^POST \/api\/staff\/texts\/:id\/:locale\/save body\.words$/,
    'isolates belong to right-to-left words; controls and overrides are refused',
  ],
  [
    /^POST \/api\/staff\/texts\/file body$/,
    'a file of translations: parsed, and the words of each unit are checked as typed ones',
  ],
  [/^POST \/api\/feeds\/units body(\[\])?$/, 'each line is parsed by lines/*.contract.ts'],
];

interface Field {
  readonly name: string;
  readonly schema: z.ZodType;
}

let fields: Field[];

beforeAll(async () => {
  fields = [];
  for (const file of globSync('**/*.contract.ts', { cwd: import.meta.dirname })) {
    const module: Record<string, unknown> = await import(path.join(import.meta.dirname, file));
    for (const contract of Object.values(module)) {
      if (!isContract(contract)) continue;
      const { method, path: url, ...parts } = contract;
      for (const part of ['query', 'body'] as const) {
        const schema = parts[part];
        if (schema) fields.push(...stringFields(schema, `${method} ${url} ${part}`));
      }
    }
  }
});

type Contract = { method: string; path: string } & Partial<Record<'params' | 'query' | 'body', z.ZodType>>;
const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

/** Every place of a schema in which text may stand. */
function stringFields(schema: z.ZodType, name: string): Field[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, inner]) =>
      stringFields(inner as z.ZodType, `${name}.${key}`),
    );
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return stringFields(schema.unwrap() as z.ZodType, name);
  if (schema instanceof z.ZodArray) return stringFields(schema.element as z.ZodType, `${name}[]`);
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => stringFields(option as z.ZodType, name));
  if (schema instanceof z.ZodRecord)
    return [
      ...stringFields(schema.keyType as z.ZodType, `${name}{}`),
      ...stringFields(schema.valueType as z.ZodType, `${name}{}`),
    ];
  if (schema instanceof z.ZodIntersection)
    return [schema.def.left, schema.def.right].flatMap((side) => stringFields(side as z.ZodType, name));
  if (schema instanceof z.ZodPipe && !(schema.def.in instanceof z.ZodString))
    return stringFields(schema.def.in as z.ZodType, name);
  return [{ name, schema }];
}

const LENGTHS = [0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 15, 19, 24, 31, 35, 39, 42, 49, 63];

/** With many lengths, since a limit of length alone refuses nothing. */
function acceptsAnyOf(schema: z.ZodType, characters: readonly string[]): boolean {
  const fillers = ['a', 'A', '1'];
  return characters.some((character) =>
    fillers.some((filler) =>
      LENGTHS.map((length) => filler.repeat(length)).some((text) => {
        const half = Math.floor(text.length / 2);
        const typed = `${text.slice(0, half)}${character}${text.slice(half)}`;
        const parsed = schema.safeParse(typed);
        return (
          parsed.success && JSON.stringify(parsed.data)?.includes(JSON.stringify(character).slice(1, -1))
        );
      }),
    ),
  );
}

test('[C8] no typed field of any call lets control, reordering or half characters in', () => {
  expect(fields.length).toBeGreaterThan(100);
  const open = fields.filter(({ schema }) => acceptsAnyOf(schema, [ESC, OVERRIDE, '\u0085', '\ud800']));
  const names = new Set(open.map(({ name }) => name));
  expect([...names].filter((name) => !OPEN_FIELDS.some(([pattern]) => pattern.test(name)))).toEqual([]);
}, 60_000);

test('[C8] text in the lines of a feed has no control characters', () => {
  expect(Text.safeParse(`Lupo${ESC}[2K`).success).toBe(false);
  expect(LongText.safeParse(`Lupo${ESC}[2K`).success).toBe(false);
  expect(LongText.parse('first\nsecond')).toBe('first\nsecond');
});

const REFUSED_IN_ONE_LINE = [
  '\u0007',
  '\r',
  '\n',
  '\t',
  '\u007f',
  '\u009b',
  '\u200e',
  '\u061c',
  '\u2066',
  '\ud800',
];

test.each(REFUSED_IN_ONE_LINE)('[C8] one line of typed text does not hold %j', (character) => {
  expect(typedText().safeParse(`Mar${character}ia`).success).toBe(false);
});

test.each(['Nguyễn', '山田 花子', 'می\u200cخواهم', 'क्\u200dष', 'O’Brien', 'שלום', '🏍️ 500'])(
  'typed text holds %s as it is',
  (text) => {
    expect(typedText().parse(text)).toBe(text);
    expect(typedLines().parse(text)).toBe(text);
  },
);

test('typed lines keep line breaks, tabs and marks of direction, and CRLF becomes LF', () => {
  expect(typedLines().parse('one\r\ntwo\tthree\u200f')).toBe('one\ntwo\tthree\u200f');
  expect(typedLines().safeParse(`one${OVERRIDE}`).success).toBe(false);
  expect(typedLines().safeParse(`one${ESC}[1A`).success).toBe(false);
});

test('a number copied from an address book loses its invisible wrapping', () => {
  expect(typedPhone().parse('\u202a+39 051 123456\u202c')).toBe('+39 051 123456');
  expect(typedPhone().safeParse(`+39${ESC}`).success).toBe(false);
});

test('words to search for lose control characters and are not refused', () => {
  expect(typedSearch().parse(`lupo${ESC}500`)).toBe('lupo 500');
});

test('[C8] outlets strip every character that contracts refuse, and no other', () => {
  const refused = typedText();
  for (let point = 0; point < 0x3000; point += 1) {
    const text = `a${String.fromCodePoint(point)}b`;
    expect(stripControls(text) === text, point.toString(16)).toBe(refused.safeParse(text).success);
  }
});
