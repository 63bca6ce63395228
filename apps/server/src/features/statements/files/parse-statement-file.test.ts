import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeCamt053 } from '../../../testing/builders/camt053.ts';
import { parseStatementFile, previewStatementFile } from './parse-statement-file.ts';

const bytes = (text: string) => Buffer.from(text);
const ACCOUNT = { account: 'IT60X0542811101000000123456', currency: 'EUR' };
const COLUMNS = {
  delimiter: ';' as const,
  skip_rows: 0,
  date_format: 'dmy' as const,
  booked_on: 'Data',
  amount: 'Importo',
  text: 'Causale',
  reference: 'Riferimento',
};
const CSV = { columns: COLUMNS, currency: 'EUR' };
const ok = (file: ReturnType<typeof parseStatementFile>) => {
  if (!file.ok) throw new Error(`${file.code} ${file.place}`);
  const [first] = file.statements;
  if (!first) throw new Error('no statement');
  return first;
};
const codeOf = (text: string | Buffer, csv: typeof CSV | null = null) => {
  const file = parseStatementFile(Buffer.from(text), csv);
  return file.ok ? 'read' : file.code;
};

const MT940 = `:20:STARTUMS
:25:IT60X0542811101000000123456
:28C:00017/001
:60F:C261113EUR1000,00
:61:2611141114CR8090,00NTRFNONREF//BK0001
:86:166?00CREDIT?20ORDER PJ2W8KX4?21T0MB?31IT60X0542811101000000123456?32TORRES MEJIA A
:61:2611141115RD20,NRTINONREF//BK0002
:86:/REMI/returned/NAME/Someone
:61:2612311231D10,5NMSCREF1
:86:plain fee
:62F:C261231EUR9099,50
-`;

describe('camt.053', () => {
  test.each(['02', '08'] as const)(
    '[STATEMENTS-01] version %s is read with names, days and references',
    (version) => {
      const statement = ok(
        parseStatementFile(
          bytes(
            writeCamt053(
              [
                {
                  amountMinor: 809_000,
                  text: 'order PJ2W8KX4T0MB',
                  name: 'Torres & Co',
                  iban: ACCOUNT.account,
                },
                { amountMinor: 500, text: 'fee', direction: 'DBIT' },
                { amountMinor: 700, text: 'back', isReturn: true },
              ],
              { ...ACCOUNT, openingMinor: -100, version },
            ),
          ),
          null,
        ),
      );
      expect(statement).toMatchObject({
        account: ACCOUNT.account,
        openingMinor: -100,
        closingMinor: 809_100,
      });
      expect(statement.lines).toMatchObject([
        {
          amountMinor: 809_000,
          name: 'Torres & Co',
          iban: ACCOUNT.account,
          text: 'order PJ2W8KX4T0MB',
          direction: 'credit',
        },
        { amountMinor: 500, direction: 'debit', isReturn: false },
        { amountMinor: 700, direction: 'credit', isReturn: true },
      ]);
    },
  );

  test('[STATEMENTS-01] every list of transfers comes back as it was written', () => {
    const text = fc.stringMatching(/^[A-Za-z0-9&<>'"éñ ]{0,60}$/);
    const line = fc.record({ amountMinor: fc.integer({ min: 1, max: 10 ** 10 }), text, name: text });
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 20 }),
        fc.integer({ min: -(10 ** 9), max: 10 ** 9 }),
        (lines, openingMinor) => {
          const read = ok(parseStatementFile(bytes(writeCamt053(lines, { ...ACCOUNT, openingMinor })), null));
          const plain = (words: string) => words.replace(/\s+/g, ' ').trim();
          expect(read.lines.map((one) => [one.amountMinor, one.text, one.name])).toEqual(
            lines.map((one) => [one.amountMinor, plain(one.text), plain(one.name)]),
          );
          expect(read.openingMinor).toBe(openingMinor);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('[STATEMENTS-01] equal lines of a day are numbered', () => {
    const same = { amountMinor: 100, text: 'a', bankRef: 'X1' };
    const { lines } = ok(parseStatementFile(bytes(writeCamt053([same, same, same], ACCOUNT)), null));
    expect(lines.map(({ ordinal }) => ordinal)).toEqual([0, 1, 2]);
  });

  test('[STATEMENTS-02] hostile and damaged files are refused, whatever is cut off', () => {
    const whole = writeCamt053([{ amountMinor: 100, text: 'a' }], ACCOUNT);
    const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><Document>&b;</Document>`;
    expect(codeOf(bomb)).toBe('file_malformed');
    expect(codeOf(whole.replace('<Ustrd>a', '<Ustrd>&xxe;'))).toBe('file_malformed');
    expect(codeOf(whole.replace('camt.053.001.02', 'camt.052.001.02'))).toBe('file_format_unknown');
    expect(codeOf(`${'<a>'.repeat(5000)}`)).toBe('file_malformed');
    expect(codeOf(whole.replace('>1.00<', '>1.005<'))).toBe('file_amount_invalid');
    expect(codeOf(whole.replace('<Ntry><Amt Ccy="EUR">1.00', '<Ntry><Amt Ccy="EUR">2.00'))).toBe(
      'file_balances_differ',
    );
    expect(codeOf(Buffer.from(whole.replace('Anna', 'Ann\xe1'), 'latin1'))).toBe('file_encoding');
    expect(
      codeOf(Buffer.from(whole.replace('UTF-8', 'ISO-8859-1').replace('Anna', 'Ann\xe1'), 'latin1')),
    ).toBe('read');
    expect(codeOf(whole.replace('UTF-8', 'EBCDIC-XYZ'))).toBe('file_encoding');
    const end = whole.lastIndexOf('</Document>');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: end + 9 }), (cut) => codeOf(whole.slice(0, cut)) !== 'read'),
    );
  });

  test('[STATEMENTS-02] a batch is split into its transactions, a pending entry is left out', () => {
    const detail = (amount: string, ref: string) =>
      `<TxDtls><Refs><AcctSvcrRef>${ref}</AcctSvcrRef></Refs><Amt Ccy="EUR">${amount}</Amt><RltdPties><Dbtr><Nm>N</Nm></Dbtr></RltdPties></TxDtls>`;
    const whole = writeCamt053([{ amountMinor: 300, text: 'a' }], ACCOUNT);
    const batch = whole.replace(
      /<NtryDtls>.*<\/NtryDtls>/,
      `<NtryDtls>${detail('1.00', 'A')}${detail('2.00', 'B')}</NtryDtls>`,
    );
    expect(ok(parseStatementFile(bytes(batch), null)).lines).toMatchObject([
      { amountMinor: 100, bankRef: 'A' },
      { amountMinor: 200, bankRef: 'B' },
    ]);
    const pending = writeCamt053([{ amountMinor: 300, text: 'a' }], { ...ACCOUNT, closingMinor: 0 });
    expect(ok(parseStatementFile(bytes(pending.replace('BOOK', 'PDNG')), null)).lines).toEqual([]);
  });
});

describe('MT940', () => {
  test('[STATEMENTS-01] balances, subfields, reversals and short amounts are read', () => {
    const statement = ok(parseStatementFile(bytes(MT940), null));
    expect(statement).toMatchObject({
      account: ACCOUNT.account,
      openingMinor: 100_000,
      closingMinor: 909_950,
    });
    expect(statement.lines).toMatchObject([
      {
        amountMinor: 809_000,
        bankRef: 'BK0001',
        name: 'TORRES MEJIA A',
        text: 'ORDER PJ2W8KX4T0MB',
        direction: 'credit',
      },
      { amountMinor: 2_000, bookedOn: '2026-11-15', isReturn: true, direction: 'credit', name: 'Someone' },
      { amountMinor: 1_050, direction: 'debit', bankRef: 'REF1' },
    ]);
  });

  test('[STATEMENTS-02] a cut MT940 file is refused', () => {
    const end = MT940.indexOf(':62F:');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: end + 8 }), (cut) => codeOf(MT940.slice(0, cut)) !== 'read'),
    );
    expect(codeOf(MT940.replace('8090,00', '8O90,00'))).toBe('file_malformed');
    expect(codeOf(MT940.replace(':61:261114', ':61:261399'))).toBe('file_malformed');
  });
});

describe('CSV', () => {
  const FILE =
    'Data;Importo;Causale;Riferimento\n14/11/2026;"8.090,00";"Ordine PJ2W 8KX4 T0MB";A1\n15/11/26;-12,50;fee;A2\n';

  test('[STATEMENTS-01] is read by the columns of its account', () => {
    expect(ok(parseStatementFile(bytes(FILE), CSV)).lines).toMatchObject([
      { amountMinor: 809_000, bookedOn: '2026-11-14', bankRef: 'A1', direction: 'credit' },
      { amountMinor: 1_250, bookedOn: '2026-11-15', direction: 'debit' },
    ]);
  });

  test('[WORK-02] the decimal mark is read from all rows, or is the one kept with the account', () => {
    const amounts = (file: string, decimal?: '.' | ',') => {
      const columns = { ...COLUMNS, ...(decimal && { decimal }) };
      return ok(parseStatementFile(bytes(file), { columns, currency: 'EUR' })).lines.map(
        (line) => line.amountMinor,
      );
    };
    expect(amounts(FILE.replace('"8.090,00"', '8.090'))).toEqual([809_000, 1_250]);
    const ambiguous = FILE.replace('"8.090,00"', '8.090').replace('-12,50', '-12');
    expect(amounts(ambiguous, ',')).toEqual([809_000, 1_200]);
    expect(amounts(ambiguous, '.')).toEqual([809, 1_200]);
  });

  test('[SEC-15] columns are described by the first 500 of 20,000 rows; the others are only counted', () => {
    const rows = (count: number, cells: string) => `${cells}\n`.repeat(count);
    const file = (more: string) =>
      `Conto;IT60\n\nData;Importo;Causale\n${rows(500, '01/02/2026;1,50;"a\n;b"')}${more}`;
    const preview = (more: string) => previewStatementFile(bytes(file(more)));
    const first = preview('');
    expect(first).toMatchObject({
      csv: {
        rows: 500,
        columns: [{ date_formats: ['dmy', 'mdy'] }, { decimals: [','] }, { name: 'Causale' }],
      },
    });
    if (!first.ok) throw new Error(first.code);
    // Cells that would change what is said of each column, and a quote that no import reads.
    const others = `${rows(19_498, '99/99/9999;x;"c\n\n""d"""')}\n  \n31/12/2026;1.5;\n31/12/2026;1"5;`;
    expect(preview(others)).toEqual({ ok: true, csv: { ...first.csv, rows: 20_000 } });
    expect(codeOf(file(others), { ...CSV, columns: { ...COLUMNS, skip_rows: 2 } })).toBe('file_malformed');
    expect(preview(rows(19_501, '01/02/2026;1,50;a'))).toMatchObject({
      code: 'file_too_many_lines',
      place: '20001',
    });
  });

  test('[STATEMENTS-02] amounts that could mean two sums, other columns and no columns are refused', () => {
    const ambiguous = FILE.replace('"8.090,00"', '8.090').replace('-12,50', '-12');
    expect(codeOf(ambiguous, CSV)).toBe('file_amount_invalid');
    expect(codeOf(FILE.replace('Importo', 'Amount'), CSV)).toBe('file_malformed');
    expect(codeOf(FILE)).toBe('file_format_unknown');
    expect(codeOf(`Data;Importo;Causale;Riferimento\n"${'x'.repeat(30_000)}`, CSV)).toBe('file_malformed');
  });
});

test('[STATEMENTS-02] any bytes are read or refused, never an exception', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (data) => {
      parseStatementFile(data, CSV);
      previewStatementFile(data);
      previewStatementFile(Buffer.concat([Buffer.from('Day,Amount,Text\n2026-11-14,1.00,'), data]));
      parseStatementFile(Buffer.concat([Buffer.from(':20:'), data]), CSV);
      parseStatementFile(Buffer.concat([Buffer.from('<'), data]), null);
    }),
  );
});

describe('the text among the columns of a CSV', () => {
  const guessOf = (header: string, ...rows: string[]) => {
    const preview = previewStatementFile(bytes([header, ...rows, ''].join('\n')));
    if (!preview.ok || !preview.csv) throw new Error('no columns');
    return preview.csv.guess;
  };

  test('[WORK-02] "Causale" with codes of the bank is not the text where "Descrizione" has the order', () => {
    const rows = ['16/11/2026;43;Bonifico ordine PJ2W8KX4;8090,00', '16/11/2026;48;Commissioni;-1,50'];
    expect(guessOf('Data;Causale;Descrizione;Importo', ...rows).text).toBe('Descrizione');
    expect(guessOf('Data;Descrizione;Causale;Importo', ...rows.map(swap)).text).toBe('Descrizione');
  });

  test('[WORK-02] of two that are called a text the longest wins, and "Causale" alone is the text', () => {
    const row = '16/11/2026;BONIF;Bonifico ordine PJ2W8KX4;8090,00';
    expect(guessOf('Data;Causale;Descrizione;Importo', row).text).toBe('Descrizione');
    expect(guessOf('Data;Descrizione;Causale;Importo', row).text).toBe('Causale');
    expect(guessOf('Data;Causale;Importo', '16/11/2026;Bonifico PJ2W8KX4;8090,00').text).toBe('Causale');
  });
});

const swap = (row: string) => {
  const [day, one, other, sum] = row.split(';');
  return [day, other, one, sum].join(';');
};
