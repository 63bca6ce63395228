import { existsSync } from 'node:fs';
import path from 'node:path';
import { walkTokens } from 'marked';
import sharp from 'sharp';
import { REPOSITORY } from '../services/settings.ts';
import type { ParsedPage } from './parse-page.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Sizes of all pictures of the pages, by path in the repository: with them a page does not shift while it loads. */
export async function measurePictures(
  pages: readonly { readonly file: string; readonly parsed: ParsedPage }[],
): Promise<Map<string, Size>> {
  const files = new Set<string>();
  for (const { file, parsed } of pages)
    walkTokens(parsed.tokens, (token) => {
      if (token.type === 'image') files.add(path.posix.join(path.posix.dirname(file), token.href));
    });
  const sizes = new Map<string, Size>();
  for (const file of files) {
    if (!existsSync(path.join(REPOSITORY, file))) continue;
    const { width, height } = await sharp(path.join(REPOSITORY, file)).metadata();
    sizes.set(file, { width, height });
  }
  return sizes;
}
