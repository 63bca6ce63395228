import { type Desk, DeskRefusal } from './desk.ts';

export interface Options {
  readonly amount?: string | undefined;
  readonly reference?: string | undefined;
  readonly date?: string | undefined;
  readonly split?: boolean | undefined;
  readonly 'override-amount'?: boolean | undefined;
  readonly reason?: string | undefined;
  readonly tracking?: string | undefined;
  readonly as?: string | undefined;
  readonly note?: string | undefined;
  /** The frame number of one of several. */
  readonly unit?: string | undefined;
  /** Of pages: what to save, and from when until when it is shown. */
  readonly file?: string | undefined;
  readonly at?: string | undefined;
  readonly until?: string | undefined;
  readonly page: string;
  /** Words after the subject. */
  readonly rest: readonly string[];
}

export type Act = (desk: Desk, subject: string, options: Options) => Promise<void>;

/** What a command cannot do without. */
export const need = (value: string | undefined, option: string): string => {
  if (!value) throw new DeskRefusal(`Say --${option} as well.`);
  return value;
};
