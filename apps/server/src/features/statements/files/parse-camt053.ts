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
import { childrenOf, nodeAt, parseXml, textAt, type XmlNode } from './xml-tree.ts';

const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.(0[2-9]|1\d)$/;

/** ISO 20022 bank-to-customer statement, versions 02 to 13: the parts read here are the same in all of them. */
export function parseCamt053(text: string): ParsedStatement[] {
  const root = parseXml(text);
  const namespace = Object.entries(root.attributes).some(
    ([name, value]) => /^xmlns(:|$)/.test(name) && NAMESPACE.test(value),
  );
  if (root.name !== 'Document' || !namespace) throw new StatementFileError('file_format_unknown', root.name);
  const statements = childrenOf(nodeAt(root, 'BkToCstmrStmt'), 'Stmt');
  if (statements.length === 0) throw new StatementFileError('file_malformed', 'Stmt');
  return statements.map(statementOf);
}

function statementOf(node: XmlNode): ParsedStatement {
  const balances = childrenOf(node, 'Bal');
  const opening = balanceOf(balances, 'OPBD') ?? balanceOf(balances, 'PRCD');
  const closing = balanceOf(balances, 'CLBD');
  const currency =
    textAt(node, 'Acct', 'Ccy') ||
    nodeAt(opening?.node, 'Amt')?.attributes.Ccy ||
    nodeAt(childrenOf(node, 'Ntry')[0], 'Amt')?.attributes.Ccy ||
    '';
  if (!/^[A-Z]{3}$/.test(currency)) throw new StatementFileError('file_malformed', 'Acct/Ccy');
  const account = textAt(node, 'Acct', 'Id', 'IBAN') || textAt(node, 'Acct', 'Id', 'Othr', 'Id');
  if (account === '') throw new StatementFileError('file_malformed', 'Acct/Id');
  const lines = childrenOf(node, 'Ntry').flatMap(linesOf);
  if (lines.length > MAX_LINES) throw new StatementFileError('file_too_many_lines', String(lines.length));
  return {
    format: 'camt053',
    account: account.replace(/\s/g, '').slice(0, 40),
    statementRef: oneLine(textAt(node, 'Id'), 100),
    currency,
    fromOn: opening?.day ?? null,
    toOn: closing?.day ?? null,
    openingMinor: opening?.minor ?? null,
    closingMinor: closing?.minor ?? null,
    lines: numberLines(lines),
  };
}

function balanceOf(balances: readonly XmlNode[], code: string) {
  const node = balances.find((balance) => textAt(balance, 'Tp', 'CdOrPrtry', 'Cd') === code);
  if (!node) return null;
  const { minor } = amountOf(node, code);
  const day = dayOf(textAt(node, 'Dt', 'Dt') || textAt(node, 'Dt', 'DtTm'), code);
  return { node, day, minor: textAt(node, 'CdtDbtInd') === 'DBIT' ? -minor : minor };
}

function amountOf(node: XmlNode, place: string) {
  const amount = nodeAt(node, 'Amt');
  const currency = amount?.attributes.Ccy ?? '';
  return { minor: minorOf(amount?.text ?? '', currency, place, '.'), currency };
}

type Line = Omit<ParsedLine, 'ordinal'>;

/** An entry that is booked as a batch is split into its transactions, when each has its amount and they add up. */
function linesOf(entry: XmlNode, index: number): Line[] {
  const place = `Ntry ${index + 1}`;
  // Announced entries are not money yet. Version 02 has the status as text, later ones as a code.
  if ((textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts')) === 'PDNG') return [];
  const { minor, currency } = amountOf(entry, place);
  if (minor === 0) return [];
  const direction = directionOf(entry, place);
  const bookedOn = dayOf(textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm'), place);
  const value = textAt(entry, 'ValDt', 'Dt') || textAt(entry, 'ValDt', 'DtTm');
  const base = {
    bookedOn,
    valueOn: value === '' ? bookedOn : dayOf(value, place),
    currency,
    direction,
    isReturn: textAt(entry, 'RvslInd') === 'true',
  };
  const details = childrenOf(entry, 'NtryDtls').flatMap((node) => childrenOf(node, 'TxDtls'));
  const parts = details.map((detail) => partMinor(detail, currency, place));
  const isBatch = details.length > 1 && parts.reduce((sum: number, part) => sum + (part ?? 0), 0) === minor;
  if (isBatch && parts.every((part) => part !== null && part > 0))
    return details.map((detail, n) => lineOf(base, entry, detail, parts[n] ?? 0));
  return [lineOf(base, entry, details[0], minor)];
}

function directionOf(entry: XmlNode, place: string): 'credit' | 'debit' {
  const direction = textAt(entry, 'CdtDbtInd');
  if (direction === 'CRDT') return 'credit';
  if (direction === 'DBIT') return 'debit';
  throw new StatementFileError('file_malformed', `${place}: CdtDbtInd`);
}

/** The amount of one transaction, where it is given in the currency of the account. */
function partMinor(detail: XmlNode, currency: string, place: string): number | null {
  const amount = nodeAt(detail, 'Amt') ?? nodeAt(detail, 'AmtDtls', 'TxAmt', 'Amt');
  if (amount?.attributes.Ccy !== currency) return null;
  return minorOf(amount.text, currency, place, '.');
}

function lineOf(
  base: Pick<Line, 'bookedOn' | 'valueOn' | 'currency' | 'direction' | 'isReturn'>,
  entry: XmlNode,
  detail: XmlNode | undefined,
  amountMinor: number,
): Line {
  const party = base.direction === 'credit' ? 'Dbtr' : 'Cdtr';
  const parties = nodeAt(detail, 'RltdPties');
  const person = nodeAt(parties, party);
  const remittance = nodeAt(detail, 'RmtInf');
  const structured = childrenOf(remittance, 'Strd').map((part) => textAt(part, 'CdtrRefInf', 'Ref'));
  const text = [
    ...childrenOf(remittance, 'Ustrd').map((part) => part.text),
    ...structured,
    textAt(entry, 'AddtlNtryInf'),
  ];
  const end = textAt(detail, 'Refs', 'EndToEndId');
  return {
    ...base,
    amountMinor,
    bankRef: oneLine(
      textAt(detail, 'Refs', 'AcctSvcrRef') ||
        textAt(entry, 'AcctSvcrRef') ||
        textAt(entry, 'NtryRef') ||
        textAt(detail, 'Refs', 'TxId'),
      100,
    ),
    // Version 02 has the name in the party itself, later ones in Pty.
    name: oneLine(textAt(person, 'Nm') || textAt(person, 'Pty', 'Nm'), 200),
    iban: textAt(parties, `${party}Acct`, 'Id', 'IBAN').replace(/\s/g, '').slice(0, 34) || null,
    isReturn: base.isReturn || nodeAt(detail, 'RtrInf') !== undefined,
    text: oneLine([...text, end === 'NOTPROVIDED' ? '' : end].join(' ')),
  };
}
