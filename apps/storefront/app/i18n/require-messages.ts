import type { CompiledCatalogue } from '@paddock/i18n/catalogue';
import type { Speaker } from '@paddock/i18n/speak';
import { fromDocument } from '../page/page-context.ts';
import { loadArea } from './catalogues.ts';
import type { MessageArea } from './message-areas.ts';

// A page's module is there before the page speaks, so what it brings waits here.
const brought: CompiledCatalogue[] = [];
let speaker: Speaker | null = null;

/**
 * At the top of a page's module: `await requireMessages('checkout')`. The module is ready when its messages are, so the page
 * is never shown without them. The server has all messages.
 */
export async function requireMessages(...areas: MessageArea[]): Promise<void> {
  if (import.meta.env.SSR) return;
  const { edition } = fromDocument(document.documentElement);
  const parts = await Promise.all(areas.map((area) => loadArea(edition, area)));
  if (speaker) for (const messages of parts) speaker.load(messages);
  else brought.push(...parts);
}

/** From now on, what pages bring goes to this one. */
export function initMessages(i18n: Speaker): Speaker {
  speaker = i18n;
  for (const messages of brought.splice(0)) i18n.load(messages);
  return i18n;
}
