import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { aPhotograph } from './sending-media.ts';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(12 + data.length);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), 8 + data.length);
  return out;
}

/** `kind`: depth, colour type, compression, filter, interlacing. */
function aPng(width: number, height: number, kind: readonly number[], rows: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set(kind, 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = chunk('IDAT', deflateSync(rows, { level: 9 }));
  return Buffer.concat([signature, chunk('IHDR', head), data, chunk('IEND', Buffer.alloc(0))]);
}

/** A PNG whose head claims so many points. */
const pngBomb = (width: number, height: number): Buffer =>
  aPng(width, height, [1, 0, 0, 0, 0], Buffer.alloc(64 * (1 + Math.ceil(width / 8))));

/** Eight bytes a point, in seven passes that a decoder keeps in memory, of which deflate leaves a thousandth. */
export function anInterlacedBomb(width: number, height: number): Buffer {
  const passes = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ];
  const bytes = passes.reduce((sum, [x = 0, y = 0, dx = 1, dy = 1]) => {
    const [columns, rows] = [Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)];
    return sum + (1 + columns * 8) * rows;
  }, 0);
  return aPng(width, height, [16, 6, 0, 0, 1], Buffer.alloc(bytes));
}

export const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
/** Title, refusal, bytes. */
export const HOSTILE: [string, string, () => Promise<Buffer> | Buffer][] = [
  ['an SVG with a script', 'wrong_type', () => Buffer.from(SVG)],
  ['an SVG behind an XML head', 'wrong_type', () => Buffer.from(`<?xml version="1.0"?>${SVG}`)],
  ['HTML with the name of a picture', 'wrong_type', () => Buffer.from('<!doctype html><script>1</script>')],
  ['a PDF', 'wrong_type', () => Buffer.from('%PDF-1.7\n%%EOF')],
  ['a GIF that is also a script', 'wrong_type', () => Buffer.from('GIF89a/*\0\0*/=1;alert(1)')],
  ['a PNG bomb of 2.5 billion points', 'too_many_pixels', () => pngBomb(50_000, 50_000)],
  ['a PNG of points that do not come', 'damaged', () => pngBomb(9000, 9000)],
  ['half a JPEG', 'damaged', async () => (await aPhotograph(600, 600)).subarray(0, 4000)],
  [
    'the head of a JPEG with rubbish',
    'damaged',
    async () => Buffer.concat([(await aPhotograph(64, 64)).subarray(0, 200), randomBytes(5000)]),
  ],
];
