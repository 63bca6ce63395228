import { z } from 'zod';
import { ListQuery, listAnswer } from '../staff/staff-list.contract.ts';
import { typedText } from '../typed-text.contract.ts';

// Bank statements as finance imports and books them. Amounts are minor units with their currency.

const words = (max: number) => typedText().min(1).max(max);
const Id = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
const OrderCode = z.string().regex(/^[0-9A-Z]{8,32}$/);
const Day = z.string();

export const CsvDateFormat = z.enum(['ymd', 'dmy', 'mdy']);
export type CsvDateFormat = z.infer<typeof CsvDateFormat>;
export const CsvDecimal = z.enum(['.', ',']);

/** How the columns of a bank's CSV are called. Names are compared without case. */
export const CsvColumns = z.object({
  delimiter: z.enum([',', ';', '\t', '|']).default(','),
  /** Lines above the line of names. */
  skip_rows: z.int().min(0).max(50).default(0),
  date_format: CsvDateFormat,
  /** The decimal mark, where the rows of a file do not tell it. */
  decimal: CsvDecimal.optional(),
  booked_on: words(100),
  /** Signed, or credits only where `debit` names a column. */
  amount: words(100),
  debit: words(100).optional(),
  text: words(100),
  name: words(100).optional(),
  reference: words(100).optional(),
  iban: words(100).optional(),
  /** What is in the account after each row. */
  balance: words(100).optional(),
});
export type CsvColumns = z.output<typeof CsvColumns>;

export const BankAccount = z.object({
  site: z.string(),
  id: z.number(),
  name: z.string(),
  number: z.string(),
  holder: z.string(),
  bic: z.string().nullable(),
  currency: z.string(),
  csv_columns: CsvColumns.nullable(),
  closing_minor: z.number().nullable(),
  closed_on: Day.nullable(),
});
export type BankAccount = z.infer<typeof BankAccount>;

const AccountNumber = typedText()
  .max(60)
  .transform((text) => text.replace(/\s/g, '').toUpperCase())
  .pipe(z.string().regex(/^[0-9A-Z/-]{4,40}$/));

export const BankAccountInput = z.object({
  /** The account to change. Without it one is added. */
  id: z.int().min(1).optional(),
  name: words(100),
  number: AccountNumber,
  holder: words(140),
  bic: z
    .string()
    .regex(/^[A-Z0-9]{8}([A-Z0-9]{3})?$/)
    .nullable()
    .default(null),
  currency: z.string().regex(/^[A-Z]{3}$/),
  csv_columns: CsvColumns.nullable().default(null),
});
export type BankAccountInput = z.output<typeof BankAccountInput>;

export const listBankAccounts = {
  method: 'GET',
  path: '/api/staff/bank-accounts',
  summary: 'The bank accounts of the sites',
  query: ListQuery.pick({ sites: true }),
  response: z.object({ data: z.array(BankAccount) }),
} as const;

export const saveBankAccount = {
  method: 'POST',
  path: '/api/staff/bank-accounts',
  summary:
    'Adds a bank account, or changes the one with this id. 409 `conflict`: another account has this number and currency',
  status: 200,
  body: BankAccountInput,
  response: z.object({ data: z.object({ id: z.number() }) }),
} as const;

export const MatchReason = z.enum([
  'code_and_amount',
  'code_in_parts',
  'near_code_and_amount',
  'reference_and_amount',
  'code_too_little',
  'code_too_much',
  'amount_name_and_day',
  'amount_and_name',
  'near_code',
  'amount_and_day',
]);
export type MatchReason = z.infer<typeof MatchReason>;

export const LineState = z.enum(['new', 'matched', 'booked', 'split', 'not_ours', 'returned']);
export type LineState = z.infer<typeof LineState>;

/** An order that waits for a transfer. */
export const DueOrder = z
  .object({
    site: z.string(),
    code: z.string(),
    name: z.string(),
    due_minor: z.number(),
    paid_minor: z.number(),
    currency: z.string(),
    since_at: z.string(),
    deadline_at: z.string().nullable(),
    /** What the buyer typed; not a proof. */
    payment_ref: z.string().nullable(),
    status: z.string(),
  })
  .meta({ id: 'DueOrder' });
export type DueOrder = z.infer<typeof DueOrder>;

export const LineMatch = z
  .object({
    order: DueOrder,
    reason: MatchReason,
    score: z.number(),
    /** Code, amount and currency agree. */
    is_exact: z.boolean(),
    /** What stays missing after booking; negative: what came too much. */
    left_minor: z.number(),
  })
  .meta({ id: 'LineMatch' });
export type LineMatch = z.infer<typeof LineMatch>;

export const BankLine = z
  .object({
    site: z.string(),
    id: z.number(),
    statement_id: z.number(),
    booked_on: Day,
    bank_ref: z.string(),
    /** Negative: money went out. */
    amount_minor: z.number(),
    currency: z.string(),
    name: z.string(),
    iban: z.string().nullable(),
    text: z.string(),
    state: LineState,
    bookings: z.array(z.object({ order: z.string(), amount_minor: z.number(), outcome: z.string() })),
    note: z.string().nullable(),
    match: LineMatch.nullable(),
  })
  .meta({ id: 'BankLine' });
export type BankLine = z.infer<typeof BankLine>;

export const StatementRow = z.object({
  site: z.string(),
  id: z.number(),
  account: z.object({ id: z.number(), name: z.string(), number: z.string() }),
  format: z.enum(['camt053', 'mt940', 'csv']),
  file_name: z.string(),
  from_on: Day.nullable(),
  to_on: Day.nullable(),
  currency: z.string(),
  opening_minor: z.number().nullable(),
  closing_minor: z.number().nullable(),
  overrides_balance: z.boolean(),
  imported_at: z.string(),
  lines_in: z.number(),
  lines_out: z.number(),
  open: z.number(),
  in_minor: z.number(),
});
export type StatementRow = z.infer<typeof StatementRow>;

export const importStatement = {
  method: 'POST',
  path: '/api/staff/statements',
  summary:
    'Imports a file of the bank: camt.053, MT940, or CSV of a known account. The body is the file, up to 4 MB',
  status: 200,
  query: z.object({
    file_name: typedText().max(200).default(''),
    /** Of a CSV file. */
    account: z.coerce.number().int().min(1).optional(),
    /** The file does not start where the last one ended, and that is right. */
    override_balance: z.enum(['true', 'false']).default('false'),
  }),
  body: z.string().describe('The file as it came from the bank'),
  response: z.object({
    data: z.object({
      /** `again`: this very file was imported before. */
      outcome: z.enum(['imported', 'again']),
      statements: z.array(
        z.object({ id: z.number(), lines: z.number(), known: z.number(), exact: z.number() }),
      ),
    }),
  }),
} as const;

const CsvColumn = z.object({
  name: z.string(),
  samples: z.array(z.string()),
  /** How the first rows can be read as dates; several: they do not tell; none: these are no dates. */
  date_formats: z.array(CsvDateFormat),
  is_amount: z.boolean(),
  /** How the first rows can be read as amounts; two: they do not tell; none: no amounts, or both marks give the same. */
  decimals: z.array(CsvDecimal),
});
export type CsvColumn = z.infer<typeof CsvColumn>;

export const CsvPreview = z.object({
  delimiter: CsvColumns.shape.delimiter.unwrap(),
  skip_rows: z.number(),
  rows: z.number(),
  columns: z.array(CsvColumn),
  /** By the names of the columns and what is in them. */
  guess: CsvColumns.pick({
    booked_on: true,
    amount: true,
    debit: true,
    text: true,
    name: true,
    reference: true,
    iban: true,
    balance: true,
  }).partial(),
});
export type CsvPreview = z.infer<typeof CsvPreview>;

export const previewStatement = {
  method: 'POST',
  path: '/api/staff/statement-previews',
  summary:
    'The columns of a CSV file of the bank, with sample values and a guess what each is; nothing is kept. The body is the file, up to 4 MB',
  status: 200,
  body: z.string().describe('The file as it came from the bank'),
  response: z.object({
    /** `csv` is null for camt.053 and MT940: these need no columns. */
    data: z.object({ csv: CsvPreview.nullable() }),
  }),
} as const;

export const listStatements = {
  method: 'GET',
  path: '/api/staff/statements',
  summary: 'Imported statements, the newest first',
  query: ListQuery,
  response: listAnswer(StatementRow),
} as const;

export const showStatement = {
  method: 'GET',
  path: '/api/staff/statements/:id',
  summary: 'A statement with its lines, each open one beside the order it most likely pays',
  params: Id,
  response: z.object({
    data: StatementRow.extend({ lines: z.array(BankLine), can_book: z.boolean() }),
  }),
} as const;

const LineOutcome = z.object({
  line: z.number(),
  order: z.string(),
  ok: z.boolean(),
  /** `paid`, `part` or `again`; or why it was not booked. */
  outcome: z.string(),
  missing_minor: z.number(),
});
export type LineOutcome = z.infer<typeof LineOutcome>;

export const confirmStatement = {
  method: 'POST',
  path: '/api/staff/statements/:id/confirm',
  summary: 'Books the chosen lines, each in a transaction of its own; without a choice all exact matches',
  status: 200,
  params: Id,
  body: z.object({
    lines: z
      .array(z.object({ line: z.int().min(1), order: OrderCode }))
      .max(1_000)
      .optional(),
  }),
  response: z.object({ data: z.array(LineOutcome) }),
} as const;

export const confirmLine = {
  method: 'POST',
  path: '/api/staff/bank-lines/:id/confirm',
  summary: 'Books the whole line on one order',
  status: 200,
  params: Id,
  body: z.object({ order: OrderCode, override_amount: z.boolean().default(false) }),
  response: z.object({ data: LineOutcome }),
} as const;

export const splitLine = {
  method: 'POST',
  path: '/api/staff/bank-lines/:id/split',
  summary: 'Books the line on several orders; the parts add up to the line',
  status: 200,
  params: Id,
  body: z.object({
    parts: z
      .array(z.object({ order: OrderCode, amount_minor: z.int().min(1).max(100_000_000_000) }))
      .min(2)
      .max(20),
  }),
  response: z.object({ data: z.array(LineOutcome) }),
} as const;

export const dismissLine = {
  method: 'POST',
  path: '/api/staff/bank-lines/:id/dismiss',
  summary: 'The line pays no order: not ours, or money that the bank returned',
  status: 200,
  params: Id,
  body: z.object({
    as: z.enum(['not_ours', 'returned']).default('not_ours'),
    note: typedText().max(500).default(''),
  }),
  response: z.object({ data: z.object({ line: z.number(), state: LineState }) }),
} as const;

export const listTransfers = {
  method: 'GET',
  path: '/api/staff/transfers',
  summary:
    'Orders that wait for a transfer, each beside the open bank line that fits best; the best match first',
  query: ListQuery.pick({ sites: true }),
  response: z.object({
    data: z.array(z.object({ order: DueOrder, line: BankLine.nullable() })),
    meta: z.object({
      orders: z.number(),
      /** Lines that fit no waiting order. */
      unmatched: z.array(BankLine),
    }),
  }),
} as const;
