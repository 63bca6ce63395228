import { expect, test } from 'vitest';
import { stripControls } from './strip-controls.ts';

test('[C8] one line for a terminal keeps letters, joiners and emoji and loses what the terminal would obey', () => {
  expect(stripControls('PAID\u001b]0;pwned\u0007\u001b[1A\r\n\u202eX')).toBe('PAID ]0;pwned  [1A  X');
  expect(stripControls('می\u200cخواهم 🏍️ Nguyễn')).toBe('می\u200cخواهم 🏍️ Nguyễn');
});
