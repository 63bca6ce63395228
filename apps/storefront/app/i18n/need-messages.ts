import type { I18n } from '@lingui/core';
import type { CompiledCatalogue } from '@paddock/i18n/catalogue';
import { fromDocument } from '../page-context.ts';
import { loadMessages } from './catalogues.ts';
import type { MessageArea } from './message-areas.ts';

// A page's module is there before the page speaks, so what it brings waits here.
const brought: CompiledCatalogue[] = [];
let speaker: I18n | null = null;

/**
 * At the top of a page's module: `await needMessages('till')`. The module is ready when its messages are, so the page
 * is never shown without them. The server has all messages.
 */
export async function needMessages(area: MessageArea): Promise<void> {
  if (import.meta.env.SSR) return;
  const { locale } = fromDocument(document.documentElement);
  const messages = await loadMessages(locale, area);
  if (speaker) speaker.load(speaker.locale, messages);
  else brought.push(messages);
}

/** From now on, what pages bring goes to this one. */
export function startSpeaking(i18n: I18n): I18n {
  speaker = i18n;
  for (const messages of brought.splice(0)) i18n.load(i18n.locale, messages);
  return i18n;
}
