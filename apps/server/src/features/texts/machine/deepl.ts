import { languageTag } from '@paddock/i18n/locales';
import { z } from 'zod';
import type { Machine } from '../show-text.ts';
import { protectMessage, restoreMessage } from './protect-message.ts';

const Answer = z.object({ translations: z.array(z.object({ text: z.string() })).min(1) });

export interface MachineConfig {
  readonly url: string;
  /** Empty: switched off. */
  readonly key: string;
  readonly timeoutMs: number;
}

/** Languages that DeepL knows under another name than ours. */
const TARGETS: Readonly<Record<string, string>> = {
  en: 'EN-GB',
  'en-US': 'EN-US',
  zh: 'ZH-HANS',
  'zh-Hant': 'ZH-HANT',
  'es-419': 'ES-419',
};
const targetOf = (locale: string) =>
  TARGETS[locale] ?? (languageTag(locale).split('-')[0] ?? locale).toUpperCase();

/**
 * Suggestions of DeepL. They are shown to a translator and never published by themselves. A machine that does not answer
 * in time suggests nothing. Null: switched off.
 */
export function openMachine(
  { url, key, timeoutMs }: MachineConfig,
  onFailure: (error: unknown) => void,
): Machine | null {
  if (key === '') return null;
  return async ({ source, locale }) => {
    const text = protectMessage(source);
    if (text === null) return null;
    try {
      const response = await fetch(`${url}/v2/translate`, {
        method: 'POST',
        headers: { authorization: `DeepL-Auth-Key ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          text: [text],
          source_lang: 'EN',
          target_lang: targetOf(locale),
          tag_handling: 'xml',
          ignore_tags: ['x'],
        }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(`The machine answered ${response.status}`);
      const [translation] = Answer.parse(await response.json()).translations;
      return translation ? restoreMessage(translation.text) : null;
    } catch (error) {
      onFailure(error);
      return null;
    }
  };
}
