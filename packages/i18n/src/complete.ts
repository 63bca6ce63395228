import type { Messages } from './catalogue.ts';

const PLACEHOLDER = /\{\s*([A-Za-z0-9_]+)/g;
const TAG = /<\/?(\d+)\/?>/g;
const PLURAL = /\{\s*[A-Za-z0-9_]+\s*,\s*(?:plural|selectordinal|select)/;

const names = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map((m) => m[1]))].sort();

/** Plural forms a language needs but a message does not give; `many` of Romance languages only serves millions. */
function missingPluralForms(text: string, language: string): string[] {
  if (!/,\s*plural\s*,/.test(text)) return [];
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const optional = ['es', 'fr', 'it', 'he'].includes(language) ? ['many'] : [];
  return categories.filter((form) => !optional.includes(form) && !new RegExp(`\\b${form}\\s*\\{`).test(text));
}

/** Everything that keeps a catalogue from standing in for the English one. Empty means complete. */
export function whyIncomplete(own: Messages, english: Messages, language: string): string[] {
  const reasons: string[] = [];
  for (const [id, source] of Object.entries(english)) {
    const text = own[id];
    if (!text) {
      reasons.push(`${id}: missing`);
      continue;
    }
    // Words inside plural blocks look like placeholders to a pattern, so only plain messages are compared by name.
    if (!PLURAL.test(source) && names(text, PLACEHOLDER).join() !== names(source, PLACEHOLDER).join()) {
      reasons.push(`${id}: placeholders differ from the English`);
    }
    if (names(text, TAG).join() !== names(source, TAG).join())
      reasons.push(`${id}: tags differ from the English`);
    const forms = missingPluralForms(text, language);
    if (forms.length > 0) reasons.push(`${id}: plural form ${forms.join(', ')} missing`);
  }
  for (const id of Object.keys(own)) if (!(id in english)) reasons.push(`${id}: not in English`);
  return reasons;
}
