import type { CompiledCatalogue } from '@paddock/i18n/catalogue';
import { type CatalogueLocale, catalogueOf } from '@paddock/i18n/locales';

type Load = () => Promise<{ default: CompiledCatalogue }>;

/** One chunk per locale; a page fetches its own and no other. */
const CATALOGUES: Record<CatalogueLocale, Load> = {
  ar: () => import('virtual:messages/ar'),
  cs: () => import('virtual:messages/cs'),
  de: () => import('virtual:messages/de'),
  el: () => import('virtual:messages/el'),
  en: () => import('virtual:messages/en'),
  es: () => import('virtual:messages/es'),
  fa: () => import('virtual:messages/fa'),
  fr: () => import('virtual:messages/fr'),
  he: () => import('virtual:messages/he'),
  it: () => import('virtual:messages/it'),
  ja: () => import('virtual:messages/ja'),
  kh: () => import('virtual:messages/kh'),
  pl: () => import('virtual:messages/pl'),
  vi: () => import('virtual:messages/vi'),
  zh: () => import('virtual:messages/zh'),
};

export async function loadMessages(locale: string): Promise<CompiledCatalogue> {
  return (await CATALOGUES[catalogueOf(locale)]()).default;
}
