const CODE = /^[a-z][\w-]*(\.[a-z][\w-]*)*$/i;

/** The code of the api as words: `order.mail_again` → `order mail again`. Any other text stays as it is. */
export const codeInWords = (text: string): string => (CODE.test(text) ? text.replaceAll(/[._]/g, ' ') : text);
