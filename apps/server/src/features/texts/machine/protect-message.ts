/** What must come back as it went out: placeholders and numbered tags. */
const PLACEHOLDER = /\{\s*[A-Za-z0-9_]+\s*\}/g;
const NUMBERED_TAG = /<(\/?)(\d+)(\/?)>/g;

/**
 * A message as XML that a machine leaves alone where it has to: placeholders in `<x>`, numbered tags with a letter in
 * front. Null: plurals and selects, which no machine can inflect.
 */
export function protectMessage(message: string): string | null {
  if (/\{\s*\w+\s*,/.test(message)) return null;
  return message
    .replaceAll('&', '&amp;')
    .replace(/<(?!\/?\d+\/?>)/g, '&lt;')
    .replace(NUMBERED_TAG, '<$1t$2$3>')
    .replace(PLACEHOLDER, (name) => `<x>${name}</x>`);
}

export const restoreMessage = (xml: string): string =>
  xml
    .replace(/<\/?x>/g, '')
    .replace(/<(\/?)t(\d+)(\/?)>/g, '<$1$2$3>')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
