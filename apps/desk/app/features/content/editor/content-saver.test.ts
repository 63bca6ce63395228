// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { DeskError } from '../../../kit/calls/desk-error.ts';
import type { Values } from '../../../kit/form/draft.rules.ts';
import { DraftStore } from '../../../kit/form/draft-store.ts';
import { mergeContent } from '../blocks/content-doc.ts';
import { ContentSaver } from './content-saver.ts';

const SUBJECT = {
  kind: 'page',
  ref: 'home:it:site',
  site: 'it',
  title: 'Home',
  address: '/pages/it/home/it',
};
const BASE = { title: 'Home', description: 'All of it' };

beforeEach(() => localStorage.clear());

/** A server with one text: it trims, as the contract does, and refuses an old revision. */
function aServer() {
  const server = {
    revision: 1,
    text: { ...BASE } as Values,
    save: vi.fn(async (values: Values, revision: string) => {
      if (revision !== String(server.revision))
        throw new DeskError({
          status: 409,
          code: 'edited_meanwhile',
          message: '',
          errors: {},
          data: {},
        } as never);
      server.text = Object.fromEntries(Object.entries(values).map(([key, text]) => [key, text.trim()]));
      server.revision += 1;
      return { values: server.text, revision: String(server.revision) };
    }),
  };
  const store = new DraftStore(SUBJECT, '7', { values: BASE, revision: '1' }, mergeContent);
  const saver = new ContentSaver(store, {
    save: server.save,
    theirs: () => ({ values: server.text, revision: String(server.revision) }),
    isComplete: ({ title = '' }) => title.trim() !== '',
  });
  return { server, store, saver };
}

test('[EDITOR-04] a complete text is saved, and what was typed stays as it was typed', async () => {
  const { server, store, saver } = aServer();
  store.type('title', 'Home and ');
  expect(await saver.flush()).toBe(true);
  expect(server.text.title).toBe('Home and');
  expect(store.state.values.title).toBe('Home and ');
  expect(store.state.status).toBe('clean');
});

test('[EDITOR-04] an incomplete text is not sent', async () => {
  const { server, store, saver } = aServer();
  store.type('title', ' ');
  expect(await saver.flush()).toBe(false);
  expect(server.save).not.toHaveBeenCalled();
});

test('[EDITOR-04] keys that come during a save are saved by the next one', async () => {
  const { server, store, saver } = aServer();
  store.type('title', 'one');
  const saved = saver.flush();
  store.type('title', 'one two');
  expect(await saved).toBe(true);
  expect(server.text.title).toBe('one two');
  expect(server.save).toHaveBeenCalledTimes(2);
});

test('[EDITOR-05] after a refusal both changes are merged and saved; trimmed spaces are no conflict', async () => {
  const { server, store, saver } = aServer();
  store.type('title', 'Home ');
  await saver.flush();
  server.text = { ...server.text, description: 'Theirs' };
  server.revision += 1;
  store.type('title', 'Home and away');
  expect(await saver.flush()).toBe(true);
  expect(store.state.conflicts).toEqual({});
  expect(server.text).toEqual({ title: 'Home and away', description: 'Theirs' });
});

test('[EDITOR-05] a field that both changed waits for a choice before anything is saved', async () => {
  const { server, store, saver } = aServer();
  server.text = { ...server.text, title: 'Theirs' };
  server.revision += 1;
  store.type('title', 'Mine');
  expect(await saver.flush()).toBe(false);
  expect(store.state.conflicts).toEqual({ title: { mine: 'Mine', theirs: 'Theirs' } });
  expect(server.text.title).toBe('Theirs');
  store.resolve('title', 'Mine');
  expect(await saver.flush()).toBe(true);
  expect(server.text.title).toBe('Mine');
});
