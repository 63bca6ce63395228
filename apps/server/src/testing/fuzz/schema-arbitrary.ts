import fc from 'fast-check';
import { z } from 'zod';

/** The part of JSON Schema that contracts are made of. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** In every hostile text, so that it is known again wherever it comes out. */
export const MARK = 'Zq9Mark';

// What people and machines send when they mean no good, and what is simply odd.
const NASTY_TEXTS = [
  ...['', '..', '%00', '\0', `'; drop table sites; --`, `" or ""="`, '{{7*7}}', '#{7*7}', '<svg onload=x>'],
  ...[
    '__proto__',
    'constructor',
    '-1',
    '1e309',
    'NaN',
    '9'.repeat(40),
    'ＩＴ',
    '\u202eit',
    '\ud800',
    '\r\nX: y',
  ],
  // What a terminal obeys, what reorders text, and the other half of a character.
  ...[
    '\u001b[2K\u001b[1A',
    '\u001b]0;x\u0007',
    '\u009b31m',
    '\u0085',
    '\u007f',
    '\u2067x',
    '\u061c',
    '\u2028',
    '\udc00a',
  ],
  ...['http://169.254.169.254/', 'file:///etc/passwd', '//evil.example', 'a'.repeat(5000)],
];

export const nastyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...NASTY_TEXTS),
  fc.constantFrom(...NASTY_TEXTS).map((text) => `${text}${MARK}'`),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: nastyText },
  fc.constantFrom<unknown>(null, true, 0, -1, 0.1, 2 ** 53, -(2 ** 63), 1e308, [], {}, nested(40)),
  fc.constantFrom<unknown>({ toString: 1 }, { $ne: null }, [MARK], { length: 1e9 }, { constructor: MARK }),
);

export const jsonSchemaOf = (schema: unknown): Schema | null =>
  schema instanceof z.ZodType
    ? (z.toJSONSchema(schema, {
        io: 'input',
        unrepresentable: 'any',
        metadata: z.registry(),
        reused: 'inline',
      }) as Schema)
    : null;

/** Values that a contract lets in, or would but for what the shop knows. */
export function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const kinds = schema.anyOf ?? schema.oneOf;
  if (kinds) return fc.oneof(...kinds.map(fitting));
  const [whole] = schema.allOf ?? [];
  if (whole) return fitting(whole);
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return fc.array(fitting(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, Math.max(schema.minItems ?? 0, 3)),
      });
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? -1000, -(2 ** 31)),
        max: Math.min(schema.maximum ?? 100_000, 2 ** 31 - 1),
      });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1000, max: schema.maximum ?? 100_000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectOf(schema: Schema): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const fields = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, fitting(one)]));
  if (Object.keys(fields).length > 0) return fc.record(fields, { requiredKeys: [...required] });
  const values = typeof additionalProperties === 'object' ? fitting(additionalProperties) : fc.string();
  return fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), values, { maxKeys: 3 });
}

const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  email: fc.stringMatching(/^[a-z]{3,9}$/).map((name) => `${name}@example.test`),
  date: fc.date({ min: new Date('2000-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }).map(dayOf),
  'date-time': fc.date({ min: new Date(0), max: new Date('2030-01-01'), noInvalidDate: true }).map(instantOf),
  uri: fc.webUrl(),
};

function dayOf(date: Date) {
  return date.toISOString().slice(0, 10);
}
function instantOf(date: Date) {
  return date.toISOString();
}

function textOf({ format, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  const known = format && FORMATS[format];
  if (known) return known;
  if (pattern) {
    try {
      return fc.stringMatching(new RegExp(pattern));
    } catch {
      // What looks ahead cannot be made up from its pattern.
    }
  }
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) });
}

/** A value that fits but for one place in it, or that does not fit at all. */
export const hostile = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .tuple(fitting(schema), fc.nat(1000), nastyValue)
        .map(([value, place, bad]) => spoilt(value, place, bad)),
    },
    nastyValue,
  );

export function spoilt(value: unknown, place: number, bad: unknown): unknown {
  if (typeof value !== 'object' || value === null) return bad;
  const names = Object.keys(value);
  // Sometimes one thing more than was asked for.
  if (names.length === 0 || place % 9 === 0)
    return Array.isArray(value) ? [...value, bad] : { ...value, [MARK]: bad };
  const name = names[place % names.length] ?? '';
  const inner = spoilt((value as Record<string, unknown>)[name], Math.floor(place / names.length), bad);
  if (Array.isArray(value)) return value.map((one, at) => (String(at) === name ? inner : one));
  return { ...value, [name]: inner };
}
