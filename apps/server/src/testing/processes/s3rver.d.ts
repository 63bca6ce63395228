declare module '@20minutes/s3rver' {
  interface Options {
    address: string;
    port: number;
    silent: boolean;
    directory: string;
    configureBuckets: { name: string; configs: string[] }[];
    allowMismatchedSignatures: boolean;
  }
  /** A request and its answer, as Koa has them in one. */
  export interface S3Request {
    readonly method: string;
    readonly query: { readonly uploadId?: string };
    type: string;
    status: number;
    body: string;
  }
  export default class S3rver {
    constructor(options: Options);
    readonly middleware: ((request: S3Request, next: () => Promise<void>) => Promise<void>)[];
    readonly store: { getResourcePath(bucket: string, key: undefined, resource: string): string };
    run(): Promise<unknown>;
    close(): Promise<void>;
  }
}
