import type { CsvColumn, CsvPreview } from '../statements.contract.ts';

type Guess = CsvPreview['guess'];

const words = (list: string) => list.split(',').map((word) => word.trim());

// Beginnings of column names in English, Italian, Spanish, Portuguese, French, German, Dutch, Polish, Czech and Arabic, without
// accents; the likelier ones first.
const NAMES = {
  booked_on: words(`
    booking date, posting date, date posted, transaction date, data contabile, fecha contable, buchungstag,
    buchungsdatum, date de comptabilisation, date operation, data operazione, fecha operacion, boekingsdatum,
    data ksiegowania, data operacji, datum zauctovani, date, data, fecha, datum, tarikh, التاريخ, تاريخ,
    buchung, booked, posted`),
  credit: words(`
    credit, money in, paid in, deposit, accredit, avere, entrate, abono, haber, ingreso, deposito, gutschrift,
    haben, crediti, bij, uznania, دائن, إيداع`),
  debit: words(`
    debit, money out, paid out, withdrawal, addebit, dare, uscite, cargo, debe, debito, retiro, lastschrift,
    soll, belastung, af, obciazenia, مدين, سحب`),
  amount: words(`
    amount, importo, importe, monto, valor, montant, betrag, umsatz, bedrag, kwota, castka, المبلغ, مبلغ, sum`),
  text: words(`
    payment reference, remittance, description, details, narrative, memo, causale, descrizione, concepto,
    descripcion, detalle, descricao, libelle, verwendungszweck, buchungstext, omschrijving, tytul, opis,
    zprava pro prijemce, popis, البيان, الوصف, motif, text`),
  name: words(`
    payer, payee, counterparty, name, ordinante, controparte, nome, beneficiario, nombre, titular, pagador,
    auftraggeber, zahlungspflichtiger, beguenstigter, begunstigter, nom, tiers, naam, nadawca, nazwa,
    nazev protiuctu, اسم, الدافع`),
  reference: words(`
    bank reference, transaction id, transaction reference, reference, ref, cro, trn, riferimento, referencia,
    numero de operacion, documento, comprobante, referenz, kundenreferenz, numer referencyjny, المرجع, مرجع, id`),
  iban: words(`
    iban, counterparty account, kontonummer/iban, iban ordinante, cuenta, konto, account number`),
  balance: words(`
    balance, running balance, saldo, solde, kontostand, الرصيد, رصيد`),
} as const;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[\s_.-]+/g, ' ')
    .trim();

/** Which column is which, by its name and by what is in it. What is not found is left out. */
export function guessColumns(columns: readonly CsvColumn[]): Guess {
  const taken = new Set<string>();
  const take = (words: readonly string[], fits: (column: CsvColumn) => boolean) => {
    const free = columns.filter((column) => !taken.has(column.name) && fits(column));
    const found = bestOf(free, words);
    if (found) taken.add(found.name);
    return found?.name;
  };
  const isDate = ({ date_formats: formats }: CsvColumn) => formats.length > 0;
  const isSum = (column: CsvColumn) => !isDate(column) && (column.is_amount || column.samples.length === 0);
  const isText = (column: CsvColumn) => !isDate(column);

  // Of the columns that are called a text, the longest: "Causale" is the text of one bank and a code of another.
  const takeText = () => {
    const texts = columns.filter(
      (column) =>
        !taken.has(column.name) && isText(column) && column.samples.some((text) => /\p{L}/u.test(text)),
    );
    const named = texts.filter((column) => bestOf([column], NAMES.text));
    const longest = Math.max(...named.map(lengthOf));
    return take(NAMES.text, (column) => named.includes(column) && lengthOf(column) === longest);
  };

  const guess: Record<keyof Guess, string | undefined> = {
    booked_on: take(NAMES.booked_on, isDate) ?? columns.find(isDate)?.name,
    balance: take(NAMES.balance, isSum),
    debit: undefined,
    amount: undefined,
    iban: take(NAMES.iban, isText),
    name: undefined,
    text: undefined,
    reference: undefined,
  };
  const [credit, debit] = [take(NAMES.credit, isSum), take(NAMES.debit, isSum)];
  if (credit && debit) Object.assign(guess, { amount: credit, debit });
  else guess.amount = take(NAMES.amount, isSum) ?? credit;
  guess.text = takeText();
  guess.name = take(NAMES.name, isText);
  guess.reference = take(NAMES.reference, isText);
  // The only column of words is the text, whatever it is called.
  if (!guess.text && guess.reference) [guess.text, guess.reference] = [guess.reference, undefined];
  return Object.fromEntries(Object.entries(guess).filter(([, name]) => name !== undefined));
}

const lengthOf = ({ samples }: CsvColumn): number => samples.join('').length;

/** The whole name before its beginning, the beginning before a word inside. */
function bestOf(columns: readonly CsvColumn[], words: readonly string[]): CsvColumn | undefined {
  const fits: ((name: string, word: string) => boolean)[] = [
    (name, word) => name === word,
    (name, word) => name.startsWith(word) && word.length > 2,
    (name, word) => name.split(/[^\p{L}\d]+/u).includes(word),
  ];
  for (const isFit of fits)
    for (const word of words) {
      const found = columns.find(({ name }) => isFit(plain(name), plain(word)));
      if (found) return found;
    }
  return undefined;
}
