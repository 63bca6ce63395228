// A name is letters: a sentence with a link, a digit or a mark that turns the text around is none.
const PLAIN_NAME = /^[\p{L}\p{M}'’ -]{1,40}$/u;

/** The name for a mail to an address that is not confirmed; empty when it could be an advertisement. */
export const greetableName = (name: string): string => (PLAIN_NAME.test(name) ? name : '');
