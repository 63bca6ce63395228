import { loadCatalogue, loadGlossaries } from '../../features/texts/load/load-catalogue.ts';
import { openDb, transact } from '../../platform/db/db.ts';
import { readReleasedGlossaries, readReleasedTexts } from './read-release.ts';

/** Brings the texts and the glossary of this release into the database. Answers how many words differ from before. */
export async function loadRelease(url: string): Promise<number> {
  // Read before anything is begun: a transaction must not wait for files.
  const [catalogues, glossaries] = [readReleasedTexts(), readReleasedGlossaries()];
  const { db, close } = openDb({
    url,
    applicationName: 'paddock-texts',
    maxConnections: 1,
    waitMs: 60_000,
    statementTimeoutMs: 120_000,
  });
  let changed = 0;
  try {
    await transact(db, async (tx) => {
      await loadGlossaries(tx, glossaries);
      for (const catalogue of catalogues) changed += await loadCatalogue(tx, catalogue);
      return { ok: true };
    });
    return changed;
  } finally {
    await close();
  }
}
