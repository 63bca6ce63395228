import { expect, test } from 'vitest';
import { stripAnswer, stripControls, stripLines } from './strip-controls.ts';

test('[C8] one line for a terminal keeps letters, joiners and emoji and loses what the terminal would obey', () => {
  expect(stripControls('PAID\u001b]0;pwned\u0007\u001b[1A\r\n\u202eX')).toBe('PAID ]0;pwned  [1A  X');
  expect(stripControls('می\u200cخواهم 🏍️ Nguyễn')).toBe('می\u200cخواهم 🏍️ Nguyễn');
  expect(stripLines('one\ntwo\u001b[2K')).toBe('one\ntwo [2K');
});

test('[C8] an answer is stripped in every depth; only free text keeps its line breaks', () => {
  const answer = {
    data: [{ name: 'A\nB', message: 'A\nB\u001b', detail: { 'k\u001b': 'x\r' }, n: 1, no: null }],
  };
  expect(stripAnswer(answer)).toEqual({
    data: [{ name: 'A B', message: 'A\nB ', detail: { 'k ': 'x ' }, n: 1, no: null }],
  });
});
