import { z } from 'zod';

// C0 and C1 controls, half a character (a lone surrogate) and the separators that some programs take for a new line.
const CONTROLS = String.raw`\p{Cc}\p{Cs}\u2028\u2029`;
// Overrides, embeddings and isolates reorder the text around them.
const REORDERING = String.raw`\u202A-\u202E\u2066-\u2069`;
// Marks of direction. Free text in two directions needs them, a name or a street does not.
const MARKS = String.raw`\u061C\u200E\u200F`;

const REFUSED = new RegExp(`[${CONTROLS}${REORDERING}${MARKS}]`, 'u');
const REFUSED_IN_LINES = new RegExp(`[${CONTROLS}${REORDERING}]`, 'u');
const REPLACED_IN_SEARCH = new RegExp(`[${CONTROLS}${REORDERING}${MARKS}]`, 'gu');
const WRAPS_OF_PHONES = new RegExp(`[${REORDERING}${MARKS}]`, 'gu');

/** What a person types in one line: nothing that a terminal, a mail header or a list could take for a command. */
export const typedText = (message?: string) =>
  z
    .string(message)
    .trim()
    .refine((text) => !REFUSED.test(text), 'has a control character');

/** Several lines: line breaks and tabs are text. A form without script sends CRLF. */
export const typedLines = (message?: string) =>
  z
    .string(message)
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .trim()
    .refine((text) => !REFUSED_IN_LINES.test(text.replace(/[\n\t]/g, '')), 'has a control character');

/** A phone's address book wraps the numbers it copies in U+202A and U+202C: these are removed, the rest is refused. */
export const typedPhone = () =>
  z
    .string()
    .overwrite((text) => text.replace(WRAPS_OF_PHONES, ''))
    .trim()
    .refine((text) => !REFUSED.test(text), 'has a control character');

/** Words to search for: found or not, they are never refused. */
export const typedSearch = () => z.string().overwrite((text) => text.replace(REPLACED_IN_SEARCH, ' '));
