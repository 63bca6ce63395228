import type { Readable } from 'node:stream';

const NAME = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)+$/;

/** A name of ours: lower case, at least one folder, no segment that begins with a dot. */
export function checkFileName(name: string): string {
  if (!NAME.test(name) || name.length > 400) throw new TypeError(`Not a name of ours: ${name}`);
  return name;
}

/** From byte to byte, both included. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface LinkOptions {
  readonly seconds: number;
  readonly contentType: string;
  readonly disposition: string;
}

/**
 * Where whole files lie. Names are ours (`5/0190…`, `hero/3f2a…-800.avif`), and saving is all or nothing: a reader sees
 * the whole file or none (docs/decisions/0017).
 */
export interface FileStorage {
  save(name: string, bytes: Readable): Promise<void>;
  /** Null: no such file. */
  sizeOf(name: string): Promise<number | null>;
  read(name: string, span?: Span): Readable;
  /** An address at which a browser reads the file for some seconds. Null: this storage has none. */
  linkTo(name: string, link: LinkOptions): Promise<string | null>;
  /** A missing file is not an error. */
  delete(name: string): Promise<void>;
}
