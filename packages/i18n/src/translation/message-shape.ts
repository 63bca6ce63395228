import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** What a message needs of its reader, whatever it says: values, tags and the cases of its plurals. */
export interface MessageShape {
  /** Names of inserted values and of counts, sorted, each once. */
  readonly values: readonly string[];
  /** Names of values that only choose between words (`select`): a language may have one word for all of them. */
  readonly selectors: readonly string[];
  /** Tags in the order of their names, each as often as it opens. */
  readonly tags: readonly string[];
  /** The cases of each plural: `one`, `other`. */
  readonly plurals: readonly (readonly string[])[];
}

const OPENING_TAG = /<([a-z][a-z0-9]*|\d+)(?:\s[^<>]*)?\/?>/gi;
const ANY_TAG = /<\/?([a-z][a-z0-9]*|\d+)(?:\s[^<>]*)?\/?>/gi;

/** Null: the message cannot be parsed. `isMessage` false: braces are ordinary characters, as in the words of a page. */
export function readShape(text: string, isMessage = true): MessageShape | null {
  const tags = [...text.matchAll(OPENING_TAG)].map(([, name = '']) => name.toLowerCase()).sort();
  if (!isMessage) return { values: [], selectors: [], tags, plurals: [] };
  try {
    const values = new Set<string>();
    const selectors = new Set<string>();
    const plurals: string[][] = [];
    collect(compileMessageOrThrow(text), { values, selectors, plurals });
    return {
      values: [...values].sort(),
      selectors: [...selectors].filter((name) => !values.has(name)).sort(),
      tags: [...new Set(tags)],
      plurals,
    };
  } catch {
    return null;
  }
}

/** Whether every tag that opens is closed, in order. Numbered tags may also stand alone: `<0/>`. */
export function hasClosedTags(text: string): boolean {
  const open: string[] = [];
  for (const [tag, name = ''] of text.matchAll(ANY_TAG)) {
    if (tag.endsWith('/>') || /^(br|hr|img)$/i.test(name)) continue;
    if (!tag.startsWith('</')) open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

interface Collected {
  readonly values: Set<string>;
  readonly selectors: Set<string>;
  readonly plurals: string[][];
}

function collect(message: CompiledMessage, found: Collected): void {
  for (const part of message) {
    if (typeof part === 'string') continue;
    const [name, kind, choices] = part;
    (kind === 'select' ? found.selectors : found.values).add(name);
    if (typeof choices !== 'object' || choices === null) continue;
    const { offset: _offset, ...cases } = choices as Record<string, CompiledMessage>;
    if (kind === 'plural') found.plurals.push(Object.keys(cases));
    for (const inner of Object.values(cases)) if (Array.isArray(inner)) collect(inner, found);
  }
}
