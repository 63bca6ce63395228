import { createHash } from 'node:crypto';
import { type CompiledCatalogue, compileCatalogue } from '@paddock/i18n/catalogue';
import { showTexts } from '@paddock/server/contracts/texts';
import { keepForRevision } from './keep-for-revision.server.ts';
import type { Visit } from './visit.server.ts';

/** Words of the desk in the place of those of this release. The hash names them in the address of their file. */
export interface ShownWords {
  readonly hash: string;
  readonly catalogue: CompiledCatalogue;
}

const HASH_LENGTH = 16;

function toWords(messages: Readonly<Record<string, string>>): ShownWords {
  const catalogue = compileCatalogue(messages);
  const hash = createHash('sha256').update(JSON.stringify(messages)).digest('hex').slice(0, HASH_LENGTH);
  return { hash, catalogue };
}

/** Loaded once for each revision of the frame. Null: there are none, or they could not be loaded. */
export async function loadWords(visit: Visit): Promise<ShownWords | null> {
  if (!visit.site) return null;
  const words = await keepForRevision(visit, 'words', async () => {
    const answer = await visit.call(showTexts, {});
    return answer.ok ? toWords(answer.data) : null;
  });
  return words && Object.keys(words.catalogue).length > 0 ? words : null;
}
