/** Seconds of each step. */
export interface Restored {
  readonly stop: number;
  readonly restore: number;
  readonly replay: number;
}

/** A database with backups and an archive of its write-ahead log, for the drill of a restore. */
export interface ArchivedDatabase {
  start(templateUrl: string): Promise<void>;
  urls(): { ownerUrl: string; appUrl: string };
  backUp(type: 'full' | 'incr'): Promise<void> | void;
  /** Loses the machine of the primary with its disk, and tells what happened. Not where there is only one machine. */
  loseMachine?(): Promise<string>;
  restoreTo(moment: Date): Promise<Restored>;
  remove(): Promise<void> | void;
}
