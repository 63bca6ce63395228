import { findHits } from '../words/find-hits.ts';

const MAX_TITLE_LENGTH = 72;
// One area or several: `checkout: …`, `docs, tests: …`, `access matrix: …`.
const SHAPE = /^[A-Za-z0-9][\w ./-]*(?:, [\w ./-]+)*: (?<subject>\S.*)$/;
// A title that starts with one of these is a sentence or a heading, not an instruction.
const NOT_VERBS = new Set(
  'a an and as at but by every for from how in it its more no not of on one or our some that the their there these they this those to two we what when where which who why with'.split(
    ' ',
  ),
);
const BASE_FORMS = new Set(
  'alias bring bypass canvas embed exceed feed focus need ping process proceed seed shed speed spring string'.split(
    ' ',
  ),
);

/** Why a commit's title is refused; empty when it is `area: imperative`, short enough and in plain English. */
export function checkTitle(title: string): string[] {
  const faults: string[] = [];
  if (title.length > MAX_TITLE_LENGTH)
    faults.push(`has ${title.length} characters, more than ${MAX_TITLE_LENGTH}`);
  const subject = SHAPE.exec(title)?.groups?.subject;
  if (!subject) faults.push('is not "area: imperative"');
  else if (!startsWithImperative(subject))
    faults.push('does not start with a verb in the imperative after the area');
  if (title.endsWith('.')) faults.push('ends with a full stop');
  for (const { found, instead } of findHits('title.md', title)) faults.push(`says "${found}": ${instead}`);
  return faults;
}

// No dictionary of verbs: only what is certainly none (an article, a pronoun, a capital) or another form of one.
function startsWithImperative(subject: string): boolean {
  const first = /^[\w'-]+/.exec(subject)?.[0] ?? '';
  if (!/^[a-z][a-z-]+$/.test(first) || NOT_VERBS.has(first)) return false;
  if (BASE_FORMS.has(first)) return true;
  return !/(?:ed|ing|[^s]s)$/.test(first);
}
