import type { TextState } from '../texts.staff.contract.ts';

/** A text in a file for translators. Digest and revision tell on return whether it is still about the same words. */
export interface TextUnit {
  readonly id: number;
  readonly name: string;
  readonly digest: string;
  readonly revision: number;
  readonly state: TextState;
  readonly source: string;
  /** Null: not translated. */
  readonly words: string | null;
}

/** What comes back: the state is the desk's business. */
export type ReturnedUnit = Pick<TextUnit, 'id' | 'digest' | 'revision' | 'words'>;

export class TextFileError extends Error {}
