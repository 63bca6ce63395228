export interface SearchEntry {
  readonly page: string;
  /** Empty for the part of a page above its first heading. */
  readonly heading: string;
  readonly url: string;
  readonly text: string;
}

const MAX_RESULTS = 8;

/** The sections that contain every word of the query: hits in titles first, then in headings, then in the text. */
export function rankSections(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, score: scoreEntry(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_RESULTS)
    .map(({ entry }) => entry);
}

function scoreEntry(entry: SearchEntry, words: readonly string[]): number {
  const page = entry.page.toLowerCase();
  const heading = entry.heading.toLowerCase();
  const text = entry.text.toLowerCase();
  let sum = 0;
  for (const word of words) {
    const inHeading = heading.includes(word);
    const inPage = page.includes(word);
    const inText = Math.min(text.split(word).length - 1, 4);
    if (!inHeading && !inPage && inText === 0) return 0;
    sum += (inHeading ? 5 : 0) + (inPage ? (heading ? 2 : 8) : 0) + inText;
  }
  return sum;
}

/** The part of a text around the first word of the query. */
export function cutExcerpt(text: string, query: string, length = 140): string {
  const word = query.toLowerCase().split(/\s+/).find(Boolean) ?? '';
  const at = Math.max(0, text.toLowerCase().indexOf(word));
  const start = at < length / 2 ? 0 : text.indexOf(' ', at - length / 2) + 1;
  const end = start + length;
  if (end >= text.length) return `${start > 0 ? '… ' : ''}${text.slice(start)}`;
  const cut = text.slice(start, end).replace(/\s+\S*$/, '');
  return `${start > 0 ? '… ' : ''}${cut} …`;
}
