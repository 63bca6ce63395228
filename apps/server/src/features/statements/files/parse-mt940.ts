import { minorOf } from './amount-text.ts';
import {
  dayOf,
  MAX_LINES,
  numberLines,
  oneLine,
  type ParsedLine,
  type ParsedStatement,
  StatementFileError,
} from './parsed-statement.ts';

interface Field {
  readonly tag: string;
  readonly value: string;
}
type Line = Omit<ParsedLine, 'ordinal'>;

const TAG = /^:(\d{2}[A-Z]?):(.*)$/;

/** SWIFT MT940: fields `:tag:value` with continuation lines; one statement from each `:20:` to the next. */
export function parseMt940(text: string): ParsedStatement[] {
  const statements: Field[][] = [];
  for (const field of fieldsOf(text)) {
    if (field.tag === '20') statements.push([]);
    const last = statements.at(-1);
    if (!last) throw new StatementFileError('file_malformed', `:${field.tag}: before :20:`);
    last.push(field);
  }
  if (statements.length === 0) throw new StatementFileError('file_malformed', ':20:');
  return statements.map(statementOf);
}

function fieldsOf(text: string): Field[] {
  const fields: { tag: string; value: string }[] = [];
  // Envelopes of the network ({1:…}{2:…}{4: … -}) and the closing line are not fields.
  for (const raw of text.replace(/\{4:\r?\n?/g, '\n').split(/\r\n|\n|\r/)) {
    const line = raw.trimEnd();
    const [, tag, value = ''] = TAG.exec(line) ?? [];
    const last = fields.at(-1);
    if (tag) fields.push({ tag, value });
    else if (line.startsWith('-}') || line === '-' || line.startsWith('{')) continue;
    else if (last && line !== '') last.value += `\n${line}`;
  }
  return fields;
}

function statementOf(fields: readonly Field[]): ParsedStatement {
  const fieldOf = (...tags: string[]) => fields.find(({ tag }) => tags.includes(tag))?.value ?? '';
  const opening = balanceOf(fieldOf('60F', '60M'), ':60F:');
  const closing = balanceOf(fieldOf('62F', '62M'), ':62F:');
  const account = fieldOf('25').replace(/\s/g, '');
  if (account === '') throw new StatementFileError('file_malformed', ':25:');
  const lines: Line[] = [];
  for (const [index, { tag, value }] of fields.entries()) {
    if (tag !== '61') continue;
    const next = fields[index + 1];
    const details = next?.tag === '86' ? next.value : '';
    lines.push(lineOf(value, details, opening.currency, `:61: ${lines.length + 1}`));
    if (lines.length > MAX_LINES) throw new StatementFileError('file_too_many_lines', String(lines.length));
  }
  return {
    format: 'mt940',
    // `BLZ/account` or an IBAN with the currency behind it.
    account: account.replace(/([A-Z]{2}\d{2}[A-Z0-9]{11,30}?)[A-Z]{3}$/, '$1').slice(0, 40),
    statementRef: oneLine(`${fieldOf('20')} ${fieldOf('28C', '28')}`, 100),
    currency: opening.currency,
    fromOn: opening.on,
    toOn: closing.on,
    openingMinor: opening.minor,
    closingMinor: closing.minor,
    lines: numberLines(lines),
  };
}

function balanceOf(value: string, place: string) {
  const [, sign, day = '', currency = '', amount = ''] =
    /^([CD])(\d{6})([A-Z]{3})([\d,.]+)\s*$/.exec(value) ?? [];
  if (!sign) throw new StatementFileError('file_malformed', place);
  const minor = minorOf(amount, currency, place, ',');
  return { minor: sign === 'D' ? -minor : minor, currency, on: shortDay(day, place) };
}

/** `261116` as a day: statements are of this century. */
const shortDay = (text: string, place: string) =>
  dayOf(`20${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4, 6)}`, place);

// Value date, entry date, (R)C/D, third letter of the currency, amount, type, reference of the owner // of the bank.
const ENTRY = /^(\d{6})(\d{4})?(R?[CD])([A-Z])?([\d.]*,\d{0,4})([NFS][A-Z0-9]{3})?([^\n]*)(?:\n([\s\S]*))?$/;

function lineOf(value: string, details: string, currency: string, place: string): Line {
  const [, valueDay = '', entryDay, mark = '', , amount = '', , refs = '', more = ''] =
    ENTRY.exec(value) ?? [];
  if (mark === '') throw new StatementFileError('file_malformed', place);
  const amountMinor = minorOf(amount, currency, place, ',');
  if (amountMinor === 0) throw new StatementFileError('file_amount_invalid', place);
  const valueOn = shortDay(valueDay, place);
  const [own = '', bank = ''] = refs.split('//');
  const { name, iban, text } = partsOf(details);
  return {
    bookedOn: entryDay ? bookedDay(valueOn, entryDay, place) : valueOn,
    valueOn,
    amountMinor,
    currency,
    // A reversed debit brings money, a reversed credit takes it.
    direction: mark === 'C' || mark === 'RD' ? 'credit' : 'debit',
    isReturn: mark.startsWith('R'),
    bankRef: oneLine(bank || (own === 'NONREF' ? '' : own), 100),
    name,
    iban,
    text: oneLine(`${text} ${more}`),
  };
}

/** The entry date has no year: the one that lies nearest to the value date. */
function bookedDay(valueOn: string, monthDay: string, place: string): string {
  const year = Number(valueOn.slice(0, 4));
  const monthGap = Number(monthDay.slice(0, 2)) - Number(valueOn.slice(5, 7));
  const near = monthGap > 6 ? year - 1 : monthGap < -6 ? year + 1 : year;
  return dayOf(`${near}-${monthDay.slice(0, 2)}-${monthDay.slice(2, 4)}`, place);
}

/** Field 86: subfields `?20…?29` text, `?31` IBAN, `?32?33` name; or `/REMI/…/NAME/…`; or plain text. */
function partsOf(details: string): { name: string; iban: string | null; text: string } {
  if (/^\d{3}\?/.test(details) || details.startsWith('?')) {
    const fields = details
      .replace(/\n/g, '')
      .split('?')
      .slice(1)
      .map((part) => ({ code: part.slice(0, 2), value: part.slice(2) }));
    const join = (pattern: RegExp) =>
      fields
        .filter(({ code }) => pattern.test(code))
        .map(({ value }) => value)
        .join('');
    return {
      name: oneLine(join(/^3[23]$/), 200),
      iban: ibanOf(join(/^31$/)),
      text: oneLine(join(/^(2\d|6[0-3])$/)),
    };
  }
  const flat = details.replace(/\n/g, '');
  const slash = (key: string) => new RegExp(`/${key}/([^/]*)`).exec(flat)?.[1] ?? '';
  if (/\/(REMI|NAME|IBAN)\//.test(flat))
    return {
      name: oneLine(slash('NAME'), 200),
      iban: ibanOf(slash('IBAN')),
      text: oneLine(slash('REMI')) || oneLine(flat),
    };
  return { name: '', iban: null, text: oneLine(details) };
}

const ibanOf = (text: string) => (/^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(text.trim()) ? text.trim() : null);
