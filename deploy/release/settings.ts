import { readFileSync } from 'node:fs';

/** One kind of process, with the ports its processes may have. One more port than processes: the next release's first. */
export interface Part {
  readonly name: 'api' | 'worker' | 'storefront' | 'desk';
  readonly ports: readonly number[];
  /** How many run between releases. */
  readonly running: number;
  /** Answers 200 when the process may get requests. */
  readonly ready: string;
  /** Its backend in HAProxy. The worker has none: it gets no requests. */
  readonly backend?: string;
}

export interface ReleaseSettings {
  /** Holds releases/<version>, slots/<part>-<port> (links to a release), current and previous. */
  readonly root: string;
  /** PADDOCK_FILES_DIR of the storefronts: assets of all releases, and pictures. */
  readonly files: string;
  readonly haproxySocket: string;
  /** The edges whose pages are soft-purged at the end. */
  readonly edges: readonly string[];
  readonly parts: readonly Part[];
  /** Commands; `{part}` and `{port}` are filled in. */
  readonly start: readonly string[];
  readonly stop: readonly string[];
  /** Prints the last lines of a process that did not become ready. */
  readonly log?: readonly string[];
  /** Runs the migrations of the release that `next` links to. */
  readonly migrate: readonly string[];
  /** Refuses a release over an old backup. */
  readonly backupCheck?: readonly string[];
  /** Addresses of the machines with PostgreSQL under Patroni, and of those with Redis: the first that answers is used. */
  readonly database?: readonly string[];
  readonly redis?: readonly string[];
  readonly listen: {
    /** Frontends on this machine: of the storefronts for the edge, of the apis for storefronts and desks. */
    readonly storefront: number;
    readonly api: number;
    readonly staff: number;
    readonly http: string;
    readonly https: string;
    readonly certificate: string;
    /** The edge's port for the PROXY protocol. */
    readonly edge: number;
    readonly metrics: string;
    readonly deskName: string;
    readonly hooksName: string;
    readonly httpsPortSuffix: string;
  };
}

export const readReleaseSettings = (file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as ReleaseSettings;
