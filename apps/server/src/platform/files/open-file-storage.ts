import { diskStorage } from './disk-storage.ts';
import type { FileStorage } from './file-storage.ts';
import { type S3Settings, s3Storage } from './s3-storage.ts';

/** Where the files of this installation lie: a folder that all processes share, or a bucket. */
export type FileSettings =
  | { readonly kind: 'disk'; readonly directory: string }
  | ({ readonly kind: 's3' } & S3Settings);

/** A folder of the files: `kept`, `exports`, `media`. */
export const openFileStorage = (settings: FileSettings, folder: string): FileStorage =>
  settings.kind === 'disk' ? diskStorage(settings.directory, folder) : s3Storage(settings, folder);
