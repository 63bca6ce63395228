import { expect, test } from 'vitest';
import { readCode } from './read-code.ts';

test.each([
  ['zvnlup500tp011300', 'ZVNLUP500TP011300'],
  [' ZVN-LUP500 TP011300 ', 'ZVNLUP500TP011300'],
  ['VIN:ZVNLUP500TP011300', 'ZVNLUP500TP011300'],
  ['https://shop.example/bike?frame=ZVNLUP500TP011300', 'ZVNLUP500TP011300'],
  ['FQR5 D392 NT9G', 'FQR5D392NT9G'],
  ['11300', '11300'],
])('[DESK-14] %s is read as %s', (text, code) => {
  expect(readCode(text)).toBe(code);
});
