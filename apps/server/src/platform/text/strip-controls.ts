const CONTROLS = /[\p{Cc}\p{Cs}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const SPACED = /[\p{Cc}\u2028\u2029]/u;

const replaceControl = (character: string) => (SPACED.test(character) ? ' ' : '');

/**
 * One line of plain text for a terminal or a mail header: control characters become spaces, marks of direction and half
 * characters go. Contracts refuse them already; rows from before or from elsewhere may have them.
 */
export const stripControls = (text: string): string => text.replace(CONTROLS, replaceControl);

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
