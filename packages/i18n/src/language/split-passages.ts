const BLOCK_TAG = /<\/?(?:p|ul|ol|li|h\d|br|div)\b[^>]*>/g;
const OTHER_TAG = /<\/?[\w-]+(?:\s[^>]*)?\/?>/g;
const CHOICE_START = /\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/y;
const PLACEHOLDER = /\{\s*\w+\s*(?:,[^{}]*)?\}/y;

/** Stands for a value that is inserted at run time; neither a letter nor a space. */
export const INSERTED = '\uFFFC';

/**
 * The passages a reader sees, without markup: each paragraph and each branch of a plural is one of its own, so that no
 * rule matches across two of them.
 */
export function splitPassages(text: string): string[] {
  return readMessage(text.replace(BLOCK_TAG, '\n').replace(OTHER_TAG, ''))
    .split('\n')
    .map((passage) => passage.trim())
    .filter((passage) => passage !== '');
}

/** An ICU message with a mark for each placeholder and a line for each branch of a plural or select. */
function readMessage(text: string): string {
  let read = '';
  const open: ('choice' | 'branch')[] = [];
  for (let at = 0; at < text.length; ) {
    const isSelector = open.at(-1) === 'choice';
    const start = isSelector ? undefined : matchAt(CHOICE_START, text, at);
    const placeholder = isSelector || start ? undefined : matchAt(PLACEHOLDER, text, at);
    const character = text.charAt(at);
    at += (start ?? placeholder ?? character).length;
    if (start) {
      open.push('choice');
      read += '\n';
    } else if (placeholder) read += INSERTED;
    else if (character === '{') {
      open.push('branch');
      read += '\n';
    } else if (character === '}') {
      open.pop();
      read += '\n';
    } else if (!isSelector) read += character;
  }
  return read;
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
