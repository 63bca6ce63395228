import brandFiles from 'virtual:brand/fonts';
import arabicFile from '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2?url';
import hebrewFile from '@fontsource-variable/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-wght-normal.woff2?url';
import khmerFile from '@fontsource-variable/noto-sans-khmer/files/noto-sans-khmer-khmer-wght-normal.woff2?url';
import { baseOf, catalogueOf } from '@paddock/i18n/locales';
import arabic from './arabic.css?url';
import chinese from './chinese.css?url';
import greek from './greek.css?url';
import hebrew from './hebrew.css?url';
import japanese from './japanese.css?url';
import khmer from './khmer.css?url';

type FontLink = {
  rel: 'stylesheet' | 'preload';
  href: string;
  as?: 'font';
  type?: string;
  crossOrigin?: 'anonymous';
  fetchPriority?: 'low';
};

const sheet = (href: string): FontLink => ({ rel: 'stylesheet', href });
// Early but not first: the fallback has the same measures, so styles and the page's picture may go before.
const file = (href: string): FontLink => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous',
  fetchPriority: 'low',
});

// Han faces come in some hundred slices by frequency: the browser picks the few a page needs, nothing to preload.
const FACES: Record<string, FontLink[]> = {
  ar: [sheet(arabic), file(arabicFile)],
  fa: [sheet(arabic), file(arabicFile)],
  he: [sheet(hebrew), file(hebrewFile)],
  kh: [sheet(khmer), file(khmerFile)],
  el: [sheet(greek)],
  ja: [sheet(japanese)],
  zh: [sheet(chinese)],
};

/** The faces this locale's script needs beside the brand's own, and nothing else. */
export function fontLinks(locale: string): FontLink[] {
  return [...brandFiles.map(file), ...(FACES[baseOf(catalogueOf(locale))] ?? [])];
}
