import type { CompiledCatalogue } from '@paddock/i18n/catalogue';
import type { Speaker } from '@paddock/i18n/speak';
import { fromDocument } from '../page/page-context.ts';
import { loadArea } from './catalogues.ts';
import type { MessageArea } from './message-areas.ts';

// A page's module is there before the page speaks, so what it brings waits here.
const brought: CompiledCatalogue[] = [];
let speaker: Speaker | null = null;
let own: CompiledCatalogue = {};

/**
 * At the top of a page's module: `await requireMessages('checkout')`. The module is ready when its messages are, so the page
 * is never shown without them. The server has all messages.
 */
export async function requireMessages(...areas: MessageArea[]): Promise<void> {
  if (import.meta.env.SSR) return;
  const { edition } = fromDocument(document.documentElement);
  const parts = await Promise.all(areas.map((area) => loadArea(edition, area)));
  if (speaker) speaker.load(Object.assign({}, ...parts, own));
  else brought.push(...parts);
}

/** From now on, what pages bring goes to this one. `words` are those of the desk: they win over all that pages bring. */
export function initMessages(i18n: Speaker, words: CompiledCatalogue = {}): Speaker {
  speaker = i18n;
  own = words;
  i18n.load(Object.assign({}, ...brought.splice(0), own));
  return i18n;
}
