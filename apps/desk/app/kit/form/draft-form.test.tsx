// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeskError } from '../calls/desk-error.ts';
import { answerCalls, leaveDesk, pass, press, renderInDesk, type SentCall } from '../testing.tsx';
import { DraftForm, type DraftFormProps } from './draft-form.tsx';

const SAVED = { values: { phone: '', note: 'Calls back' }, revision: '1' };

async function showForm(props: Partial<DraftFormProps> = {}) {
  const save = vi.fn<DraftFormProps['save']>(async (values) => ({ values, revision: '2' }));
  renderInDesk(
    <DraftForm
      subject={{ kind: 'customer_note', ref: '5', site: 'it', title: 'Note', address: '/customers/it/5' }}
      saved={SAVED}
      fields={[
        { name: 'phone', label: 'Phone', maxLength: 40 },
        { name: 'note', label: 'Note', hint: 'Only staff read it.', rows: 3, maxLength: 4000 },
      ]}
      saveLabel="Save the note"
      save={save}
      theirs={(error) => error.data as typeof SAVED}
      {...props}
    />,
  );
  await pass(0);
  return save;
}

/** The server's side of drafts: none is kept, and one that is sent is taken. */
const takeDraft = ({ method }: SentCall) =>
  method === 'PUT'
    ? ([200, { data: { version: 1, updated_at: '2026-11-19T09:00:00Z' } }] as const)
    : ([200, { data: method === 'GET' ? null : { discarded: true } }] as const);
const drafts = (sent: readonly SentCall[]) =>
  sent
    .filter(({ method }) => method === 'PUT')
    .map(({ body }) => (body as { content: { values: Record<string, string> } }).content.values.note);
const refusal = (code: string, status: number, rest: Partial<DeskError> = {}) =>
  new DeskError({ code, status, message: 'No.', errors: {}, ...rest });

const note = () => screen.getByLabelText('Note') as HTMLTextAreaElement;
const type = (value: string) => fireEvent.change(note(), { target: { value } });
const statuses = () => screen.getAllByRole('status').map((status) => status.textContent);
const saveButton = () => screen.getByRole('button', { name: 'Save the note' }) as HTMLButtonElement;
const descriptionOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(leaveDesk);

test('[DRAFTS-06] typing is kept two seconds after the last key', async () => {
  const sent = answerCalls(takeDraft);
  await showForm();
  type('Calls back on M');
  await pass(1500);
  type('Calls back on Monday');
  expect(statuses()).toContain('Not saved yet');
  await pass(1999);
  expect(drafts(sent)).toEqual([]);
  await pass(1);
  expect(drafts(sent)).toEqual(['Calls back on Monday']);
  expect(statuses()).toContain('Draft saved');
});

test('leaving a field keeps its text at once', async () => {
  const sent = answerCalls(takeDraft);
  await showForm();
  type('Calls back on Monday');
  fireEvent.blur(note());
  await pass(0);
  expect(drafts(sent)).toEqual(['Calls back on Monday']);
});

test('without a connection the text counts as not saved, and is kept when the connection is back', async () => {
  let isOffline = true;
  const sent = answerCalls((call) => (isOffline ? 'lost' : takeDraft(call)));
  await showForm();
  await pass(5000);
  type('Calls back on Monday');
  await pass(5000);
  expect(statuses()).toContain('Not saved yet');
  const attempts = sent.length;
  isOffline = false;
  await pass(15_000);
  expect(sent).toHaveLength(attempts + 1);
  expect(drafts(sent).at(-1)).toBe('Calls back on Monday');
  expect(statuses()).toContain('Draft saved');
});

test('a draft of an earlier visit is restored, and Discard goes back to what is saved', async () => {
  const content = { values: { phone: '', note: 'Calls back on Monday' }, base: SAVED.values };
  const draft = {
    kind: 'customer_note',
    ref: '5',
    site: 'it',
    title: 'Note',
    address: '/customers/it/5',
    updated_at: '2026-11-19T09:00:00Z',
    content,
    base_revision: '1',
    version: 4,
  };
  const sent = answerCalls((call) => (call.method === 'GET' ? [200, { data: draft }] : takeDraft(call)));
  await showForm();
  expect(note().value).toBe('Calls back on Monday');
  expect(screen.getByText('Your unfinished text was restored.')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await pass(0);
  expect(note().value).toBe('Calls back');
  expect(sent.at(-1)).toMatchObject({ method: 'DELETE', query: { site: 'it', version: '4' } });
});

test('a draft of another tab is merged with what is typed here, and both texts are offered', async () => {
  const theirs = { values: { phone: '555', note: 'Gone away' }, base: SAVED.values };
  const sent = answerCalls((call, place) => {
    if (call.method !== 'PUT' || place > 1) return takeDraft(call);
    const draft = { content: theirs, version: 3 };
    return [409, { code: 'conflict', message: 'Newer.', data: { draft } }];
  });
  await showForm();
  type('Calls back on Monday');
  await pass(2000);
  expect(note().value).toBe('Calls back on Monday');
  expect((screen.getByLabelText('Phone') as HTMLInputElement).value).toBe('555');
  expect(screen.getByText('Gone away')).not.toBeNull();
  expect(sent.at(-1)?.body).toMatchObject({ version: 3 });
});

test('[DRAFTS-05] a save after a colleague’s shows both texts, and saves the one that is chosen', async () => {
  answerCalls(takeDraft);
  const data = { values: { phone: '555', note: 'Moved to Turin' }, revision: '7' };
  const save = await showForm();
  save.mockRejectedValueOnce(refusal('edited_meanwhile', 409, { data }));
  type('Calls back on Monday');
  press('Enter', { ctrlKey: true });
  await pass(0);
  expect(note().value).toBe('Calls back on Monday');
  expect(note().getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(note()).join()).toContain('Moved to Turin');
  expect((screen.getByLabelText('Phone') as HTMLInputElement).value).toBe('555');
  expect(saveButton().disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  fireEvent.click(saveButton());
  await pass(0);
  expect(save).toHaveBeenLastCalledWith({ phone: '555', note: 'Calls back on Monday' }, '7');
});

test('"Take theirs" takes the text of the colleague', async () => {
  answerCalls(takeDraft);
  const data = { values: { phone: '', note: 'Moved to Turin' }, revision: '7' };
  const save = await showForm();
  save.mockRejectedValueOnce(refusal('edited_meanwhile', 409, { data }));
  type('Calls back on Monday');
  fireEvent.click(saveButton());
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
  expect(note().value).toBe('Moved to Turin');
  expect(screen.queryByText(/Someone else changed the same field/)).toBeNull();
});

test('a form that is saved is clean: its draft is discarded and the button waits for the next change', async () => {
  const sent = answerCalls(takeDraft);
  const save = await showForm();
  expect(saveButton().disabled).toBe(true);
  type('Calls back on Monday');
  await pass(2000);
  fireEvent.click(saveButton());
  await pass(0);
  expect(save.mock.calls).toEqual([[{ phone: '', note: 'Calls back on Monday' }, '1']]);
  expect(sent.at(-1)).toMatchObject({ method: 'DELETE', query: { version: '1' } });
  expect(statuses()).toContain('Saved');
  expect(saveButton().disabled).toBe(true);
});

test('a refusal is shown at its field, and what was typed stays', async () => {
  answerCalls(takeDraft);
  const save = await showForm();
  save.mockRejectedValueOnce(refusal('validation_failed', 422, { errors: { note: ['Too long.'] } }));
  type('Calls back on Monday');
  fireEvent.click(saveButton());
  await pass(0);
  expect(within(screen.getByRole('alert')).getByText('Check the marked fields.')).not.toBeNull();
  expect(note().getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(note())).toEqual(['Only staff read it.', 'Too long.']);
  expect(note().value).toBe('Calls back on Monday');
});

test('what is typed while a save runs is kept and not saved over', async () => {
  const sent = answerCalls(takeDraft);
  const answer = Promise.withResolvers<typeof SAVED>();
  await showForm({ save: () => answer.promise });
  type('Calls back on Monday');
  fireEvent.click(saveButton());
  await pass(0);
  type('Calls back on Monday at nine');
  answer.resolve({ values: { phone: '', note: 'Calls back on Monday' }, revision: '2' });
  await pass(2000);
  expect(note().value).toBe('Calls back on Monday at nine');
  expect(saveButton().disabled).toBe(false);
  expect(drafts(sent).at(-1)).toBe('Calls back on Monday at nine');
});
