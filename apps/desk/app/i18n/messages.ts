import locales from 'virtual:messages';
import type { CompiledCatalogue } from '@paddock/i18n/catalogue';
import { isRtl } from '@paddock/i18n/locales';
import { type Speaker, speak } from '@paddock/i18n/speak';
import { type DeskLocale, isDeskLocale } from './desk-locales.ts';

const STORAGE_KEY = 'desk.locale';

/** The language chosen last on this device, else the browser's, else English. */
export function readLocale(): DeskLocale {
  const kept = globalThis.localStorage?.getItem(STORAGE_KEY);
  if (isDeskLocale(kept)) return kept;
  const languages = (globalThis.navigator?.languages ?? []).map((tag) => tag.slice(0, 2));
  return languages.find(isDeskLocale) ?? 'en';
}

/** Takes effect with the next load: messages, direction and number formats change together. */
export function chooseLocale(locale: DeskLocale): void {
  localStorage.setItem(STORAGE_KEY, locale);
  location.reload();
}

export const currentLocale: DeskLocale = readLocale();
const loaded = new Map<string, Promise<void>>();
const waiting: CompiledCatalogue[] = [];
let speaker: Speaker | null = null;
let known: CompiledCatalogue = {};

export async function initMessages(): Promise<Speaker> {
  const { everywhere } = await locales[currentLocale]();
  const html = document.documentElement;
  html.lang = currentLocale;
  html.dir = isRtl(currentLocale) ? 'rtl' : 'ltr';
  known = { ...known, ...everywhere };
  speaker = speak(currentLocale, everywhere);
  for (const catalogue of waiting.splice(0)) speaker.load(catalogue);
  return speaker;
}

/**
 * At the top of a screen's module: `await requireMessages('orders')`, with the name of the folder in `app/features`. The
 * module is ready when its messages are, so a screen is never shown without them.
 */
export async function requireMessages(...features: string[]): Promise<void> {
  if (import.meta.env.SSR) return;
  await Promise.all(features.map((feature) => loadOnce(feature)));
}

function loadOnce(feature: string): Promise<void> {
  const under = loaded.get(feature);
  if (under) return under;
  const loading = loadFeature(feature);
  loaded.set(feature, loading);
  return loading;
}

async function loadFeature(feature: string): Promise<void> {
  const { areas } = await locales[currentLocale]();
  const catalogue = (await areas[feature]?.())?.default;
  if (!catalogue) throw new Error(`app/features/${feature} has no messages.en.json`);
  known = { ...known, ...catalogue };
  if (speaker) speaker.load(catalogue);
  else waiting.push(catalogue);
}

export const hasMessage = (id: string): boolean => Object.hasOwn(known, id);
