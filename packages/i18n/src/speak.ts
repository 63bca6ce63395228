import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { CompiledCatalogue } from './catalogue.ts';
import { intlTag, toDigits } from './digits.ts';
import { languageTag } from './locales.ts';

type Values = Readonly<Record<string, unknown>>;
type Choices = Record<string, CompiledMessage>;

/** Says a locale's messages. Plural rules and number shapes follow the language really spoken. */
export interface Speaker {
  /** A message without words is text by its id, so that it is noticed. */
  say(id: string, values?: Values): string;
  load(catalogue: CompiledCatalogue): void;
  /** A number, or the figures of a text, in the digits of the language. */
  digits(value: number | string): string;
}

/**
 * Reads what Lingui compiled. Lingui's own reader makes a number format for every plural, needed or not, and the first
 * one of a page costs a browser more than bringing the whole header to life; here a small count is its digits.
 */
export function speak(locale: string, catalogue: CompiledCatalogue): Speaker {
  const language = languageTag(locale);
  let messages = catalogue;
  let rules: Intl.PluralRules | undefined;
  let format: Intl.NumberFormat | undefined;

  const isPlain = (count: number) => Number.isInteger(count) && count >= 0 && count < 1000;
  function digits(value: number | string): string {
    if (typeof value === 'string' || isPlain(value)) return toDigits(String(value), language);
    format ??= new Intl.NumberFormat(intlTag(language));
    return format.format(value);
  }
  function plural(count: number, choices: Choices): CompiledMessage {
    rules ??= new Intl.PluralRules(language);
    return choices[count] ?? choices[rules.select(count)] ?? choices.other ?? [];
  }
  function read(message: CompiledMessage, values: Values, count?: number): string {
    let text = '';
    for (const part of message) {
      if (typeof part === 'string') text += part === '#' && count !== undefined ? digits(count) : part;
      else {
        const [name, kind, choices] = part;
        const value = values[name];
        if (kind === 'plural') text += read(plural(Number(value), choices as Choices), values, Number(value));
        else if (kind === 'select') text += read(select(String(value), choices as Choices), values, count);
        else text += typeof value === 'number' ? digits(value) : (value ?? '');
      }
    }
    return text;
  }

  return {
    say: (id, values = {}) => read(messages[id] ?? [id], values),
    load(more) {
      messages = { ...messages, ...more };
    },
    digits,
  };
}

const select = (value: string, choices: Choices): CompiledMessage =>
  (Object.hasOwn(choices, value) ? choices[value] : choices.other) ?? [];
