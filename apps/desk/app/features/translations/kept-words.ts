const PREFIX = 'desk.text.';

/** What was typed and not saved yet, on this device: a crash or a closed window loses nothing. */
const keyOf = (id: number, locale: string, revision: number) => `${PREFIX}${id}.${locale}.${revision}`;

export const readKept = (id: number, locale: string, revision: number): string | null =>
  localStorage.getItem(keyOf(id, locale, revision));

export function keepWords(key: Parameters<typeof readKept>, words: string | null): void {
  try {
    if (words === null) localStorage.removeItem(keyOf(...key));
    else localStorage.setItem(keyOf(...key), words);
  } catch {
    // A full or forbidden storage: the words are still on the screen.
  }
}
