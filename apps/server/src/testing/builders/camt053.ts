export interface TransferLine {
  readonly amountMinor: number;
  readonly text: string;
  readonly name?: string;
  readonly iban?: string;
  readonly bankRef?: string;
  readonly bookedOn?: string;
  readonly direction?: 'CRDT' | 'DBIT';
  readonly isReturn?: boolean;
}

export interface Camt053Options {
  readonly account: string;
  readonly currency: string;
  readonly openingMinor?: number;
  readonly closingMinor?: number;
  readonly statementId?: string;
  readonly day?: string;
  /** The version of the schema; 08 has parties and states in elements of their own. */
  readonly version?: '02' | '08';
}

/** A camt.053 file as a bank sends it, for currencies with two decimals. */
export function writeCamt053(lines: readonly TransferLine[], options: Camt053Options): string {
  const { account, currency, openingMinor = 0, day = '2026-11-16', version = '02' } = options;
  const moved = lines.reduce(
    (sum, line) => sum + (line.direction === 'DBIT' ? -line.amountMinor : line.amountMinor),
    0,
  );
  const closingMinor = options.closingMinor ?? openingMinor + moved;
  const entries = lines.map((line, index) => entryOf(line, index, options)).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
<GrpHdr><MsgId>M1</MsgId><CreDtTm>${day}T20:00:00</CreDtTm></GrpHdr>
<Stmt><Id>${escaped(options.statementId ?? 'S1')}</Id><Acct><Id>${accountOf(account)}</Id><Ccy>${currency}</Ccy></Acct>
${balance('OPBD', openingMinor, currency, day)}${balance('CLBD', closingMinor, currency, day)}
${entries}
</Stmt></BkToCstmrStmt></Document>
`;
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const decimal = (minor: number) => (Math.abs(minor) / 100).toFixed(2);
const accountOf = (number: string) =>
  /^[A-Z]{2}\d{2}/.test(number) ? `<IBAN>${number}</IBAN>` : `<Othr><Id>${number}</Id></Othr>`;
const balance = (code: string, minor: number, currency: string, day: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${decimal(minor)}</Amt><CdtDbtInd>${minor < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;

function entryOf(line: TransferLine, index: number, options: Camt053Options): string {
  const { currency, day = '2026-11-16', version = '02' } = options;
  const {
    direction = 'CRDT',
    bookedOn = day,
    bankRef = `BANK${day.replace(/-/g, '')}${String(index + 1).padStart(5, '0')}`,
  } = line;
  const party = direction === 'CRDT' ? 'Dbtr' : 'Cdtr';
  const name = `<Nm>${escaped(line.name ?? 'Anna Rossi')}</Nm>`;
  const parties = `<${party}>${version === '08' ? `<Pty>${name}</Pty>` : name}</${party}>${
    line.iban ? `<${party}Acct><Id><IBAN>${line.iban}</IBAN></Id></${party}Acct>` : ''
  }`;
  return `<Ntry><Amt Ccy="${currency}">${decimal(line.amountMinor)}</Amt><CdtDbtInd>${direction}</CdtDbtInd>${
    line.isReturn ? '<RvslInd>true</RvslInd>' : ''
  }<Sts>${version === '08' ? '<Cd>BOOK</Cd>' : 'BOOK'}</Sts><BookgDt><Dt>${bookedOn}</Dt></BookgDt><ValDt><Dt>${bookedOn}</Dt></ValDt><AcctSvcrRef>${escaped(bankRef)}</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties>${parties}</RltdPties><RmtInf><Ustrd>${escaped(line.text)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
}
