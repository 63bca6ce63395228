import bidiFactory, { type Bidi } from 'bidi-js';
import type { Face } from './face.ts';

// Its types describe the ES module; Node loads the CommonJS one, whose export is the factory itself.
const bidi = (bidiFactory as unknown as () => Bidi)();
const RTL_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const ISOLATES = /[\u2068\u2069]/g;

export const withoutIsolates = (text: string) => text.replace(ISOLATES, '');
export const hasRtl = (text: string) => RTL_LETTER.test(text);

export interface Run {
  readonly text: string;
  readonly rtl: boolean;
  readonly face: Face;
}

/**
 * Cuts a line where direction or font changes (Unicode Bidirectional Algorithm); from left to right on paper. A line
 * without right-to-left letters, such as an amount or an e-mail address, is written left to right in every language.
 */
export function visualRuns(
  line: string,
  direction: 'ltr' | 'rtl',
  faceFor: (code: number, previous?: Face) => Face,
): Run[] {
  const faces = facesOf(line, faceFor);
  const embedding = bidi.getEmbeddingLevels(line, hasRtl(line) ? direction : 'ltr');
  const runs: { from: number; to: number; level: number; face: Face }[] = [];
  for (const at of bidi.getReorderedIndices(line, embedding)) {
    // Isolates order the text and are not drawn.
    if (withoutIsolates(line.charAt(at)) === '') continue;
    const level = embedding.levels[at] as number;
    const face = faces[at] as Face;
    const last = runs.at(-1);
    const isNext = level % 2 === 1 ? last?.from === at + 1 : last?.to === at - 1;
    if (last && isNext && last.level === level && last.face === face) {
      last.from = Math.min(last.from, at);
      last.to = Math.max(last.to, at);
    } else runs.push({ from: at, to: at, level, face });
  }
  return runs.map(({ from, to, level, face }) => ({
    text: line.slice(from, to + 1),
    rtl: level % 2 === 1,
    face,
  }));
}

/** By UTF-16 index: both halves of a pair have the same face. */
function facesOf(line: string, faceFor: (code: number, previous?: Face) => Face): Face[] {
  const faces: Face[] = [];
  for (const character of line) {
    const face = faceFor(character.codePointAt(0) as number, faces.at(-1));
    for (let n = 0; n < character.length; n += 1) faces.push(face);
  }
  return faces;
}
