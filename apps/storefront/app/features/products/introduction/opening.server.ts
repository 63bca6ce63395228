/** A longer sentence is no headline. */
const MAX_HEADLINE = 100;

type Texts = {
  name: string;
  kind: string | null;
  headline: string | null;
  tagline: string | null;
  description: string | null;
};

/**
 * The first headline below the hero and the paragraphs beside it. The hero shows the tagline, so a headline that says
 * the same gives way to the first sentence of the description, or to the kind of machine when that sentence is long.
 */
export function openingOf(
  { name, kind, headline, tagline, description }: Texts,
  lang: string,
): { headline: string; description: string[] } {
  const paragraphs = (description ?? '').split(/\n\s*\n/).filter(Boolean);
  if (headline && plain(headline) !== plain(tagline ?? '')) return { headline, description: paragraphs };
  const [first = '', ...others] = paragraphs;
  const [sentence] = new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(first);
  const opening = sentence?.segment.trim() ?? '';
  if (opening === '' || opening === first.trim() || opening.length > MAX_HEADLINE)
    return { headline: kind ?? name, description: paragraphs };
  return { headline: opening, description: [first.slice(sentence?.segment.length).trim(), ...others] };
}

const plain = (text: string) => text.replace(/[\s\p{P}]+/gu, ' ').trim();
