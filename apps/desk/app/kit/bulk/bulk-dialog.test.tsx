// @vitest-environment happy-dom
import type { BulkRun } from '@paddock/server/features/bulk/bulk.contract.ts';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, leaveDesk, pass, press, renderInDesk, type SentCall } from '../testing.tsx';
import BulkDialog, { type BulkTarget } from './bulk-dialog.tsx';

const TARGET: BulkTarget = {
  action: 'order.prepare',
  rows: ['A1', 'A2', 'A3'].map((ref) => ({ site: 'it', ref })),
  matching: 'status=paid',
};
const CHECKED: Omit<BulkRun, 'id'> = {
  action: 'order.prepare',
  status: 'checked',
  row_count: 3,
  checked: 3,
  dry_refusals: { order_held: 1 },
  done: 0,
  refused: 0,
  refusals: {},
  created_at: '2026-11-19T09:00:00Z',
  ended_at: null,
};

let run = CHECKED;
let sent: SentCall[] = [];

function openDialog(target = TARGET) {
  const onClose = vi.fn();
  renderInDesk(<BulkDialog target={target} onClose={onClose} />);
  return onClose;
}

/** Long enough for an answer and the call that follows it, shorter than the time between two looks at a run. */
const settle = () => pass(100);

async function pressButton(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
}

/** The server has got on; the dialog asks for it by itself. */
async function goOn(next: Partial<BulkRun>): Promise<void> {
  run = { ...run, ...next };
  await pass(700);
}

const acts = () =>
  sent.filter(({ method }) => method !== 'GET').map(({ path }) => path.split('/')[5] ?? 'check');
const shown = () => screen.getByRole('dialog').textContent;

beforeEach(() => {
  vi.useFakeTimers();
  run = CHECKED;
  sent = answerCalls(({ path }) => [200, { data: { ...run, id: path.split('/')[4] } }]);
});
afterEach(leaveDesk);

test('[BULK-06] the chosen rows are checked first, once, however often the button is pressed', async () => {
  const answer = Promise.withResolvers<void>();
  sent = answerCalls(async ({ path }) => {
    await answer.promise;
    return [200, { data: { ...run, id: path.split('/')[4] } }];
  });
  openDialog();
  await pressButton('Check 3 rows');
  await pressButton('Check 3 rows');
  press('Enter', { ctrlKey: true });
  answer.resolve();
  await settle();
  expect(acts()).toEqual(['check']);
  expect(sent[0]).toMatchObject({ method: 'PUT', body: { action: 'order.prepare', rows: TARGET.rows } });
});

test('[BULK-06] all that match the filters can be chosen instead of the rows', async () => {
  openDialog();
  fireEvent.click(screen.getByRole('checkbox', { name: /All that match the filters/ }));
  await pressButton('Check all that match');
  expect(sent[0]?.body).toEqual({ action: 'order.prepare', matching: 'status=paid' });
});

test('an action without a list is for the chosen rows only', () => {
  openDialog({ ...TARGET, matching: null });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('[BULK-01] the check says how many rows can be done, why others would be refused, and runs nothing', async () => {
  run = { ...CHECKED, status: 'checking', checked: 1, dry_refusals: {} };
  openDialog();
  await pressButton('Check 3 rows');
  expect(shown()).toContain('1 of 3 checked');
  const progress = screen.getByRole('progressbar', { name: 'Checking' }) as HTMLProgressElement;
  expect([progress.value, progress.max]).toEqual([1, 3]);
  await goOn(CHECKED);
  expect(shown()).toContain('2 of 3 can be done');
  expect(screen.getByRole('listitem').textContent).toBe(
    '1 × A cancellation or refund is waiting for approval',
  );
  expect(acts()).toEqual(['check']);
  await pressButton('Run for 2 rows');
  expect(acts()).toEqual(['check', 'run']);
});

test('rows of which none can be done cannot be run', async () => {
  run = { ...CHECKED, dry_refusals: { order_held: 1, not_permitted: 2 } };
  openDialog();
  await pressButton('Check 3 rows');
  expect((screen.getByRole('button', { name: 'Run for 0 rows' }) as HTMLButtonElement).disabled).toBe(true);
  press('Enter', { ctrlKey: true });
  await settle();
  expect(acts()).toEqual(['check']);
});

test('the end says how many rows are done and why others were refused, with a file of them', async () => {
  openDialog();
  await pressButton('Check 3 rows');
  await pressButton('Run for 2 rows');
  await goOn({ status: 'done', done: 1, refused: 2, refusals: { not_found: 1, order_held: 1 } });
  expect(shown()).toContain('Finished: 1 of 3 done');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '1 × Not found, or already closed',
    '1 × A cancellation or refund is waiting for approval',
  ]);
  const file = screen.getByRole('link', { name: 'Download refused rows (CSV)' });
  expect(file.getAttribute('href')).toBe(`${sent[0]?.path}/errors.csv`);
});

test('[BULK-04] a run can be stopped, and goes on with the rows that are left', async () => {
  openDialog();
  await pressButton('Check 3 rows');
  await pressButton('Run for 2 rows');
  await goOn({ status: 'running', done: 1 });
  await pressButton('Stop');
  await goOn({ status: 'stopped' });
  expect(shown()).toContain('Stopped: 1 of 3 done');
  await pressButton('Resume 2 rows');
  expect(acts()).toEqual(['check', 'run', 'stop', 'run']);
});

test('[BULK-07] by keyboard alone: Ctrl+Enter checks and runs, the focus stays in the dialog, Escape closes', async () => {
  const onClose = openDialog();
  press('Enter', { ctrlKey: true });
  await settle();
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  press('Enter', { ctrlKey: true });
  await goOn({ status: 'running', done: 1 });
  expect(acts()).toEqual(['check', 'run']);
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  press('Escape');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(acts()).toEqual(['check', 'run']);
});

test('a check that is refused says why and can be tried again', async () => {
  let isRefused = true;
  sent = answerCalls(({ path }) =>
    isRefused
      ? [422, { code: 'too_large', message: 'Too many.' }]
      : [200, { data: { ...run, id: path.split('/')[4] } }],
  );
  openDialog();
  await pressButton('Check 3 rows');
  expect(screen.getByRole('alert').textContent).toBe('More than 10,000 rows match. Narrow the filters.');
  isRefused = false;
  await pressButton('Check 3 rows');
  expect(shown()).toContain('2 of 3 can be done');
});

test('a check whose progress cannot be read says so, and goes on when it can', async () => {
  let isBroken = true;
  sent = answerCalls(({ method, path }) =>
    isBroken && method === 'GET'
      ? [500, { code: 'http_500', message: 'The server failed.' }]
      : [200, { data: { ...run, id: path.split('/')[4] } }],
  );
  openDialog();
  await pressButton('Check 3 rows');
  expect(screen.getByRole('alert').textContent).toBe('The server failed.');
  isBroken = false;
  await goOn({});
  expect(shown()).toContain('2 of 3 can be done');
});
