import { toDecimal } from '@paddock/money';

export interface PaymentFile {
  readonly messageId: string;
  readonly madeAt: Date;
  readonly executeOn: string;
  readonly currency: string;
  readonly debtor: { readonly name: string; readonly number: string; readonly bic: string | null };
  readonly payments: readonly {
    readonly id: string;
    readonly amountMinor: number;
    readonly name: string;
    readonly iban: string;
    readonly text: string;
  }[];
}

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

/** A customer credit transfer, pain.001.001.09. The same input gives the same bytes. */
export function writePain001(file: PaymentFile): string {
  const { messageId, currency, payments } = file;
  const isEuro = currency === 'EUR';
  const sum = toDecimal({
    amountMinor: payments.reduce((total, one) => total + one.amountMinor, 0),
    currency,
  });
  const counts = tag('NbOfTxs', String(payments.length)) + tag('CtrlSum', sum);
  const header = node(
    'GrpHdr',
    tag('MsgId', messageId) +
      tag('CreDtTm', file.madeAt.toISOString().slice(0, 19)) +
      counts +
      node('InitgPty', tag('Nm', latin(file.debtor.name, 70))),
  );
  const body = node(
    'PmtInf',
    tag('PmtInfId', `${messageId}-1`) +
      tag('PmtMtd', 'TRF') +
      counts +
      (isEuro ? node('PmtTpInf', node('SvcLvl', tag('Cd', 'SEPA'))) : '') +
      node('ReqdExctnDt', tag('Dt', file.executeOn)) +
      debtorOf(file) +
      tag('ChrgBr', isEuro ? 'SLEV' : 'SHAR') +
      payments.map((payment) => paymentOf(payment, currency)).join(''),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${NAMESPACE}"><CstmrCdtTrfInitn>${header}${body}</CstmrCdtTrfInitn></Document>\n`;
}

function debtorOf({ debtor }: PaymentFile): string {
  const account = isIban(debtor.number) ? tag('IBAN', debtor.number) : node('Othr', tag('Id', debtor.number));
  const agent = debtor.bic ? tag('BICFI', debtor.bic) : node('Othr', tag('Id', 'NOTPROVIDED'));
  return (
    node('Dbtr', tag('Nm', latin(debtor.name, 70))) +
    node('DbtrAcct', node('Id', account)) +
    node('DbtrAgt', node('FinInstnId', agent))
  );
}

function paymentOf(payment: PaymentFile['payments'][number], currency: string): string {
  const amount = toDecimal({ amountMinor: payment.amountMinor, currency });
  return node(
    'CdtTrfTxInf',
    node('PmtId', tag('EndToEndId', payment.id)) +
      node('Amt', `<InstdAmt Ccy="${currency}">${amount}</InstdAmt>`) +
      node('Cdtr', tag('Nm', latin(payment.name, 70))) +
      node('CdtrAcct', node('Id', tag('IBAN', payment.iban))) +
      node('RmtInf', tag('Ustrd', latin(payment.text, 140))),
  );
}

const node = (name: string, content: string) => `<${name}>${content}</${name}>`;
const tag = (name: string, text: string) => node(name, escaped(text));
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
};

/** The characters that every bank of the scheme takes; others become a blank. */
const latin = (text: string, max: number) =>
  text
    .replace(/[ßæÆøØłŁđĐ]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, max)
    .trim() || 'NOTPROVIDED';

/** Checks length and check digits (ISO 13616). */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  const digits = `${text.slice(4)}${text.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
