/** Fields of blocks that a reader reads. All others name files, routes, colours or layouts. */
const PROSE = new Set([
  ...['title', 'headline', 'subheadline', 'html', 'text', 'caption', 'alt', 'who', 'role', 'video_text'],
]);

interface IdentifiedBlock {
  readonly id: string;
  readonly [field: string]: unknown;
}

export interface PageWords {
  readonly title: string;
  readonly description: string;
  readonly blocks: readonly IdentifiedBlock[];
}

/**
 * The texts of a page by their path. A block is known by its id, so a block that moves keeps its texts; inside a block the
 * path is that of the field (`a7f3.columns.0.title`).
 */
export function listPageTexts({ title, description, blocks }: PageWords): Map<string, string> {
  const texts = new Map([
    ['title', title],
    ['description', description],
  ]);
  for (const { id, ...fields } of blocks) collect(fields, id, texts);
  return texts;
}

function collect(value: unknown, path: string, texts: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner !== 'string') collect(inner, `${path}.${name}`, texts);
    else if (PROSE.has(name) && inner.trim() !== '') texts.set(`${path}.${name}`, inner);
  }
}
