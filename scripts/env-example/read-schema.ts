export interface Setting {
  readonly name: string;
  readonly comment: string;
  /** As it is written in the environment; null without a default. */
  readonly value: string | null;
}

const ENTRY = /^ {2,4}([A-Z][A-Z0-9_]+): (z|[a-z]\w+)(?=[.(,\s]|$)/;
const COMMENT = /^\s*(?:\/\*\* ?|\/\/ ?| \* ?)(.*?)(?: ?\*\/)?$/;

/** The settings of the first zod object of environment variables, with their comments and defaults, read from the source. */
export function readSchema(source: string): Setting[] {
  const settings: Setting[] = [];
  let comment: string[] = [];
  let entry: { name: string; text: string; comment: string } | null = null;
  const finish = () => {
    if (entry) settings.push({ name: entry.name, comment: entry.comment, value: readDefault(entry.text) });
    entry = null;
  };
  const block = /\.object\(\{\n([\s\S]*?)\n *\}\)/.exec(source)?.[1] ?? '';
  for (const line of block.split('\n')) {
    const name = ENTRY.exec(line)?.[1];
    const note = COMMENT.exec(line)?.[1];
    if (name) {
      finish();
      entry = { name, text: line, comment: comment.join(' ').trim() };
      comment = [];
    } else if (note !== undefined) {
      finish();
      comment.push(note);
    } else if (/^ {4,}\S/.test(line) && entry) entry.text += ` ${line.trim()}`;
    else {
      finish();
      comment = [];
    }
  }
  finish();
  return settings;
}

// Only literals: a default that is computed depends on the machine.
function readDefault(text: string): string | null {
  const found = /\.default\(\s*(?:'([^']*)'|(\d[\d_]*)|\[([^\]]*)\])\s*,?\s*\)/.exec(text);
  if (!found) return null;
  const [, string, number, list] = found;
  if (list !== undefined) return [...list.matchAll(/'([^']*)'/g)].map(([, item]) => item).join(',');
  return string ?? number?.replaceAll('_', '') ?? null;
}
