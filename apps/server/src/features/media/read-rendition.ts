import type { Readable } from 'node:stream';
import type { FileStorage } from '../../platform/files/file-storage.ts';
import { RENDITION_NAME } from './media.contract.ts';
import { renditionPath } from './media.rules.ts';

interface RenditionAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Readable;
}

/** A rendition by its public name. Only what we encoded lies there: an original is never handed out. */
export async function readRendition(renditions: FileStorage, name: string): Promise<RenditionAnswer | null> {
  const [, key, hash, width, format] = RENDITION_NAME.exec(name) ?? [];
  if (!key || !hash || !format) return null;
  const path = renditionPath({ key, hash, width: Number(width), format });
  const size = await renditions.sizeOf(path);
  if (size === null) return null;
  return {
    headers: {
      'content-type': `image/${format}`,
      'content-length': String(size),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    },
    bytes: renditions.read(path),
  };
}
