import type { Entry } from './recipes.ts';

/** Size and length of a film, read from its own index, so that no other program is needed. */
export function describeFilm(film: Buffer, hash: string): Entry {
  const movie = findBox(film, 'moov');
  const header = movie && findBox(movie, 'mvhd');
  if (!movie || !header) throw new Error('no MP4 film');
  const isLong = header[0] === 1;
  const scale = header.readUInt32BE(isLong ? 20 : 12);
  const length = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  const track = findBox(movie, 'trak');
  const size = track && findBox(track, 'tkhd');
  if (!size) throw new Error('a film without a picture');
  return {
    // The last eight bytes of a track's header are its width and height, as 16.16 fixed point.
    width: Math.round(size.readUInt32BE(size.length - 8) / 65_536),
    height: Math.round(size.readUInt32BE(size.length - 4) / 65_536),
    widths: [],
    formats: [],
    hash,
    color: '',
    placeholder: '',
    duration: Math.round((length / scale) * 10) / 10,
  };
}

/** The content of the first box of that name: a film is boxes in boxes, each with its length and name in front. */
function findBox(boxes: Buffer, name: string): Buffer | null {
  for (let at = 0; at + 8 <= boxes.length; ) {
    const short = boxes.readUInt32BE(at);
    const isLong = short === 1;
    const length = isLong ? Number(boxes.readBigUInt64BE(at + 8)) : short || boxes.length - at;
    if (length < 8) return null;
    if (boxes.toString('latin1', at + 4, at + 8) === name)
      return boxes.subarray(at + (isLong ? 16 : 8), at + length);
    at += length;
  }
  return null;
}
