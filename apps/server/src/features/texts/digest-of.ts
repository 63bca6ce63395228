import { createHash } from 'node:crypto';

/** The same as PostgreSQL's md5: it names words, it protects nothing. */
export const digestOf = (words: string): string => createHash('md5').update(words).digest('hex');
