import { expect, test } from 'vitest';
import { childrenOf, nodeAt, parseXml, textAt } from '../files/xml-tree.ts';
import { isIban, writePain001 } from './write-pain001.rules.ts';

const FILE = {
  messageId: 'RF1',
  madeAt: new Date('2026-11-17T10:00:00Z'),
  executeOn: '2026-11-18',
  currency: 'EUR',
  debtor: { name: 'Ferri & Figli', number: 'IT60X0542811101000000123456', bic: null },
  payments: [
    {
      id: 'E1',
      amountMinor: 18_500,
      name: 'Jörg Øster <x>',
      iban: 'DE89370400440532013000',
      text: 'Refund A',
    },
    { id: 'E2', amountMinor: 5, name: '李', iban: 'ES9121000418450200051332', text: 'Refund B' },
  ],
};

test('[STATEMENTS-10] the file has the elements of pain.001.001.09 in their order, and sums that fit', () => {
  const xml = writePain001(FILE);
  expect(writePain001(FILE)).toBe(xml);
  const root = parseXml(xml);
  expect(root.attributes.xmlns).toBe('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09');
  const info = nodeAt(root, 'CstmrCdtTrfInitn', 'PmtInf');
  expect(info?.children.map(({ name }) => name)).toEqual([
    'PmtInfId',
    'PmtMtd',
    'NbOfTxs',
    'CtrlSum',
    'PmtTpInf',
    'ReqdExctnDt',
    'Dbtr',
    'DbtrAcct',
    'DbtrAgt',
    'ChrgBr',
    'CdtTrfTxInf',
    'CdtTrfTxInf',
  ]);
  expect([textAt(info, 'NbOfTxs'), textAt(info, 'CtrlSum')]).toEqual(['2', '185.05']);
  const [first, second] = childrenOf(info, 'CdtTrfTxInf');
  expect(first?.children.map(({ name }) => name)).toEqual(['PmtId', 'Amt', 'Cdtr', 'CdtrAcct', 'RmtInf']);
  expect([textAt(first, 'Amt', 'InstdAmt'), textAt(first, 'Cdtr', 'Nm')]).toEqual(['185.00', 'Jorg Oster x']);
  expect(textAt(second, 'Cdtr', 'Nm')).toBe('NOTPROVIDED');
});

test('[STATEMENTS-10] an IBAN with a wrong digit is refused', () => {
  for (const { iban } of FILE.payments) {
    expect(isIban(iban)).toBe(true);
    expect(isIban(iban.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)))).toBe(false);
  }
});
