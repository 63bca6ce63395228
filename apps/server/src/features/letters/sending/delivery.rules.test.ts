import { expect, test } from 'vitest';
import { readReport } from '../reports/delivery-report.rules.ts';
import { classifyFailure, isHardBounce } from './delivery.rules.ts';

test('[LETTERS-07] only codes that speak of the address are hard bounces', () => {
  for (const code of ['5.1.1', '5.1.10', '5.2.1', '5.0.0', '5.4.4'])
    expect(isHardBounce(code), code).toBe(true);
  for (const code of ['4.1.1', '5.2.2', '5.2.3', '5.3.4', '5.6.0', '5.7.1', '5.7.26', '', '5.1'])
    expect(isHardBounce(code), code).toBe(false);
});

test('[LETTERS-08] what the server has not taken is tried again; what it may have taken never is', () => {
  const fail = (error: object, tries = 1) => classifyFailure({ message: 'x', ...error }, tries).status;
  expect(fail({ responseCode: 451, command: 'RCPT TO' })).toBe('deferred');
  expect(fail({ responseCode: 451, command: 'RCPT TO' }, 5)).toBe('failed');
  expect(fail({ command: 'CONN' })).toBe('deferred');
  expect(fail({ responseCode: 535, command: 'AUTH PLAIN' })).toBe('deferred');
  expect(fail({ command: 'DATA' })).toBe('uncertain');
  expect(fail({})).toBe('uncertain');
  expect(fail({ responseCode: 550, command: 'RCPT TO' })).toBe('failed');
  expect(fail({ responseCode: 550, command: 'RCPT TO', message: '550 5.7.1 blocked' })).toBe('failed');
  expect(fail({ responseCode: 554, command: 'DATA', message: '554 5.6.0 content' })).toBe('failed');
});

test('[LETTERS-07] a mailbox that the server refuses as unknown gets no more letters; blocked content does not count', () => {
  const isHard = (message: string, command = 'RCPT TO') =>
    classifyFailure({ message, responseCode: 550, command }, 1).isHard;
  expect(isHard('550 no such user')).toBe(true);
  expect(isHard('550 5.1.1 no such user')).toBe(true);
  expect(isHard('550 5.7.1 blocked')).toBe(false);
  expect(isHard('550 content', 'DATA')).toBe(false);
});

test('the reason of a failure names no address', () => {
  const { detail } = classifyFailure({ message: '550 <anna@letters.example> unknown', responseCode: 550 }, 1);
  expect(detail).not.toContain('anna');
});

test('[LETTERS-07] reports with folded lines, other cases and other kinds', () => {
  const status = (text: string) => readReport([{ type: 'message/delivery-status', text }]);
  expect(
    status('Reporting-MTA: dns; a\r\n\r\nACTION: Failed\r\nstatus: 5.1.1 (no\r\n such user)\r\n'),
  ).toEqual({
    kind: 'bounce',
    isHard: true,
    detail: '5.1.1',
  });
  expect(status('Action: relayed\nStatus: 2.0.0')).toBeNull();
  expect(status('')).toBeNull();
  const feedback = (text: string) => readReport([{ type: 'message/feedback-report', text }]);
  expect(feedback('Feedback-Type: abuse\nVersion: 1')).toEqual({ kind: 'complaint', detail: 'abuse' });
  expect(feedback('Feedback-Type: not-spam')).toBeNull();
});
