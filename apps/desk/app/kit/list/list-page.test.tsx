// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeskError } from '../calls/desk-error.ts';
import { leaveDesk, openWindow, press, readAddress, renderInDesk } from '../testing.tsx';
import { ListPage } from './list-page.tsx';
import type { BulkAction, Filter, ListRequest, ListRows, ListSource } from './list-types.ts';

const COLUMNS = [{ id: 'code', header: 'Order', width: '1fr', cell: (row: string) => row }];
const FILTERS: readonly Filter[] = [
  { id: 'status', label: 'Status', kind: 'choice', options: [{ value: 'ready', label: 'Ready' }] },
];
const page = (rows: readonly string[], next: string | null = null): ListRows<string> => ({
  rows,
  next,
  count: rows.length,
  countIs: 'exact',
});

function showList(load: (request: ListRequest) => Promise<ListRows<string>>, path = '/orders') {
  const run = vi.fn<BulkAction<string>['run']>();
  const source: ListSource<string> = { path: '/api/staff/orders', load: vi.fn(load) };
  renderInDesk(
    <ListPage
      name="orders"
      title="Orders"
      source={source}
      columns={COLUMNS}
      filters={FILTERS}
      rowId={(row) => row}
      rowHref={(row) => `/orders/${row}`}
      rowLabel={(row) => `Order ${row}`}
      card={(row) => row}
      bulk={[{ id: 'prepare', label: 'Prepare', icon: 'check', keys: 'p', run }]}
      empty={{ title: 'No orders', text: 'Orders appear here once they are paid.' }}
    />,
    path,
  );
  return { load: vi.mocked(source.load), run };
}

const failure = (status: number, code: string, data?: unknown) =>
  new DeskError({ status, code, message: 'No.', errors: {}, data });
const row = (name: string) => screen.findByRole('row', { name: `Order ${name}` });

beforeEach(() => openWindow());
afterEach(leaveDesk);

test('a list shows its rows and their number, and asks for what its address says', async () => {
  const { load } = showList(async () => page(['A1', 'A2']), '/orders?status=ready&sites=it&unknown=x');
  await row('A2');
  expect(screen.getByText('2 results')).not.toBeNull();
  expect(load.mock.calls[0]?.[0]).toMatchObject({ query: { status: 'ready' }, sites: 'it', after: null });
});

test('[DESK-04] j leads into the list and Enter to the page of the row', async () => {
  showList(async () => page(['A1', 'A2']));
  await row('A1');
  press('j');
  press('j');
  await waitFor(async () => expect(document.activeElement).toBe(await row('A2')));
  press('Enter');
  expect(readAddress()).toBe('/orders/A2');
});

test('chosen rows have a bar with their number and actions, which Escape takes away', async () => {
  const { run } = showList(async () => page(['A1', 'A2', 'A3']));
  await row('A1');
  press('p');
  expect(run).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Order A1' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Order A3' }));
  const bar = within(screen.getByRole('toolbar', { name: '2 selected' }));
  fireEvent.click(bar.getByRole('button', { name: 'Prepare' }));
  press('p');
  expect(run.mock.calls).toEqual([[['A1', 'A3']], [['A1', 'A3']]]);
  press('Escape');
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test('an empty list says what it is for', async () => {
  showList(async () => page([]));
  await screen.findByRole('heading', { name: 'No orders' });
  expect(screen.getByText('Orders appear here once they are paid.')).not.toBeNull();
});

test('a list that is empty because of its filters offers to remove the last one', async () => {
  showList(async ({ query }) => page(query.status ? [] : ['A1']), '/orders?status=ready');
  fireEvent.click(await screen.findByRole('button', { name: 'Remove “Ready”' }));
  await row('A1');
  expect(readAddress()).toBe('/orders');
});

test.each([
  ['No connection', failure(0, 'network')],
  ['Something went wrong', failure(500, 'http_500')],
])('a list that fails says "%s" and is loaded by "Try again"', async (title, error) => {
  let isBroken = true;
  showList(async () => {
    if (isBroken) throw error;
    return page(['A1']);
  });
  expect((await screen.findByRole('alert')).textContent).toContain(title);
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await row('A1');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a list that may not be read names the permission and is not tried again', async () => {
  showList(() => Promise.reject(failure(403, 'forbidden', { permission: 'order.read' })));
  await screen.findByRole('heading', { name: 'Not allowed' });
  expect(screen.getByText(/You need the permission order.read/)).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('more rows are loaded at the end of the list, as long as there are some', async () => {
  const { load } = showList(async ({ after }) => (after ? page(['A2']) : page(['A1'], 'a1')));
  await row('A2');
  await row('A1');
  expect(load.mock.calls.map(([{ after }]) => after)).toEqual([null, 'a1']);
});

test('when the next rows fail, those that are there stay and the next are asked for by "Try again"', async () => {
  let isBroken = true;
  const { load } = showList(async ({ after }) => {
    if (!after) return page(['A1'], 'a1');
    if (isBroken) throw failure(500, 'http_500');
    return page(['A2']);
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
  await row('A1');
  expect(load).toHaveBeenCalledTimes(2);
  isBroken = false;
  fireEvent.click(again);
  await row('A2');
  expect(screen.queryByRole('alert')).toBeNull();
});
