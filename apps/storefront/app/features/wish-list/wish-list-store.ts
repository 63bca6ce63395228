import { type CallReply, callServer } from '../../http/call-server.ts';
import { listName, readList, writeList } from './kept-lists.ts';

/** As many as the api keeps for a customer. */
export const MAX_ENTRIES = 50;

export type ChangeResult = 'done' | 'full' | 'failed';
type Changed = { keys: string[]; leftOut: number };

/**
 * The keys of the visitor's list, newest first: in the browser for guests, in the account for customers. Null until
 * they are known.
 */
let keys: readonly string[] | null = null;
let opened: { segment: string; isCustomer: boolean } | null = null;
let opening: Promise<ChangeResult> | null = null;
const watchers = new Set<() => void>();

export const currentKeys = () => keys;

export function watchKeys(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

function show(next: readonly string[] | null) {
  keys = next;
  for (const watcher of [...watchers]) watcher();
}

/** Reads the list. What a customer kept as a guest moves into the account: `full` when not all of it fitted. */
export function openWishList(segment: string, isCustomer: boolean): Promise<ChangeResult> {
  if (opening && opened?.segment === segment && opened.isCustomer === isCustomer) return opening;
  opened = { segment, isCustomer };
  opening = isCustomer ? openAccount(segment) : openDevice(segment);
  return opening;
}

async function openDevice(segment: string): Promise<ChangeResult> {
  show(readList(listName('wish-list', segment)));
  return 'done';
}

async function openAccount(segment: string): Promise<ChangeResult> {
  const name = listName('wish-list', segment);
  const kept = readList(name);
  const reply = kept.length > 0 ? await send(segment, 'add', kept) : await load(segment);
  if (!reply.ok) {
    // The next look tries again, and the guest's list stays meanwhile.
    opening = null;
    show(kept);
    return 'failed';
  }
  writeList(name, []);
  show(reply.data.keys);
  return reply.data.leftOut > 0 ? 'full' : 'done';
}

/** Adds or removes an entry. The page shows it at once and takes it back when it fails. */
export async function changeEntry(key: string, intent: 'add' | 'remove'): Promise<ChangeResult> {
  if (!opened) return 'failed';
  const before = keys ?? [];
  const others = before.filter((one) => one !== key);
  if (intent === 'add' && others.length >= MAX_ENTRIES) return 'full';
  const next = intent === 'add' ? [key, ...others] : others;
  show(next);
  const { segment, isCustomer } = opened;
  if (!isCustomer) {
    if (writeList(listName('wish-list', segment), next)) return 'done';
    show(before);
    return 'failed';
  }
  const reply = await send(segment, intent, [key]);
  show(reply.ok ? reply.data.keys : before);
  if (!reply.ok) return 'failed';
  return reply.data.leftOut > 0 ? 'full' : 'done';
}

const url = (segment: string) => `/${segment}/wish-list/entries`;

const load = (segment: string): Promise<CallReply<Changed>> =>
  callServer<Changed>(url(segment), { method: 'GET', staysOnSignOut: true });

const send = (segment: string, intent: 'add' | 'remove', entries: readonly string[]) =>
  callServer<Changed>(url(segment), {
    body: new URLSearchParams(entries.map((key) => [intent, key])),
    staysOnSignOut: true,
  });
