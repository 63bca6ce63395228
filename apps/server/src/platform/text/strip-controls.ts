const CONTROLS = /[\p{Cc}\p{Cs}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const SPACED = /[\p{Cc}\u2028\u2029]/u;

const replaceControl = (character: string) => (SPACED.test(character) ? ' ' : '');

/**
 * One line of plain text for a terminal or a mail header: control characters become spaces, marks of direction and half
 * characters go. Contracts refuse them already; rows from before or from elsewhere may have them.
 */
export const stripControls = (text: string): string => text.replace(CONTROLS, replaceControl);

/** The same for several lines: line breaks and tabs stay. */
export const stripLines = (text: string): string =>
  text.replace(CONTROLS, (character) =>
    character === '\n' || character === '\t' ? character : replaceControl(character),
  );

const HIDDEN = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066\u2067]/gu;

/**
 * For text of ours with typed values in it, such as a mail: our own isolates (U+2068, U+2069) and the marks of direction
 * that Intl writes stay, and so do line breaks and tabs.
 */
export const stripWritten = (text: string): string =>
  text.replace(HIDDEN, (character) => (/[\r\n\t]/.test(character) ? character : replaceControl(character)));

// A line of JSON has escaped the C0 controls and half characters itself.
const HIDDEN_IN_JSON = /[\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/g;

/** A line of the log as a terminal may show it. */
export const stripJsonLine = (line: string): string => line.replace(HIDDEN_IN_JSON, '');

/** All text in an answer of the api, for a terminal. Fields with several lines keep their line breaks. */
export function stripAnswer<T>(value: T, hasLines = false): T {
  if (typeof value === 'string') return (hasLines ? stripLines(value) : stripControls(value)) as T;
  if (Array.isArray(value)) return value.map((item) => stripAnswer(item, hasLines)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    stripControls(key),
    stripAnswer(inner, MULTI_LINE_FIELDS.has(key)),
  ]);
  return Object.fromEntries(entries) as T;
}

const MULTI_LINE_FIELDS = new Set(['message', 'description', 'note', 'reason', 'html']);
