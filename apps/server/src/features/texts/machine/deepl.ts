import { languageTag } from '@paddock/i18n/locales';
import { z } from 'zod';

/** A text for the machine: a message with placeholders, or the prose or HTML of a page. */
interface MachineText {
  readonly source: string;
  readonly isMessage: boolean;
}

/**
 * What a machine would say, in the order of the texts; null for a text that it cannot translate. Rejected: it did not
 * answer in time, or refused.
 */
export type Machine = (input: {
  readonly texts: readonly MachineText[];
  readonly locale: string;
}) => Promise<(string | null)[]>;

const Answer = z.object({ translations: z.array(z.object({ text: z.string() })) });

export interface MachineConfig {
  readonly url: string;
  /** Empty: switched off. */
  readonly key: string;
  readonly timeoutMs: number;
}

/** As many texts as DeepL takes with one call. */
export const MAX_MACHINE_TEXTS = 50;

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

/** Suggestions of DeepL. A person looks at them before they are published. Null: switched off. */
export function openMachine({ url, key, timeoutMs }: MachineConfig): Machine | null {
  if (key === '') return null;
  const ask = async (texts: readonly string[], locale: string, handling: object): Promise<string[]> => {
    const response = await fetch(`${url}/v2/translate`, {
      method: 'POST',
      headers: { authorization: `DeepL-Auth-Key ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        text: texts,
        source_lang: 'EN',
        target_lang: targetOf(locale),
        ...handling,
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`The machine answered ${response.status}`);
    const { translations } = Answer.parse(await response.json());
    if (translations.length !== texts.length) throw new Error('The machine left texts out');
    return translations.map(({ text }) => text);
  };
  return async ({ texts, locale }) => {
    const result = texts.map((): string | null => null);
    const translate = async (isMessage: boolean, handling: object) => {
      const sent = texts.flatMap(({ source, ...text }, place) => {
        const prepared = isMessage ? protectMessage(source) : source;
        return text.isMessage === isMessage && prepared !== null ? [{ place, prepared }] : [];
      });
      if (sent.length === 0) return;
      const prepared = sent.map((one) => one.prepared);
      const words = await ask(prepared, locale, handling);
      for (const [at, { place }] of sent.entries()) {
        const reply = words[at] ?? '';
        result[place] = isMessage ? restoreMessage(reply) : reply;
      }
    };
    await translate(true, { tag_handling: 'xml', ignore_tags: ['x'] });
    await translate(false, { tag_handling: 'html' });
    return result;
  };
}

/** What must come back as it went out: placeholders and numbered tags. */
const PLACEHOLDER = /\{\s*[A-Za-z0-9_]+\s*\}/g;
const NUMBERED_TAG = /<(\/?)(\d+)(\/?)>/g;

/**
 * A message as XML that a machine leaves alone where it has to: placeholders in `<x>`, numbered tags with a letter in
 * front. Null: plurals and selects, which no machine can inflect.
 */
function protectMessage(message: string): string | null {
  if (/\{\s*\w+\s*,/.test(message)) return null;
  return message
    .replaceAll('&', '&amp;')
    .replace(/<(?!\/?\d+\/?>)/g, '&lt;')
    .replace(NUMBERED_TAG, '<$1t$2$3>')
    .replace(PLACEHOLDER, (name) => `<x>${name}</x>`);
}

const restoreMessage = (xml: string): string =>
  xml
    .replace(/<\/?x>/g, '')
    .replace(/<(\/?)t(\d+)(\/?)>/g, '<$1$2$3>')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
