import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { aPhotograph } from './sending-media.ts';

/** A PNG whose head claims so many points. */
function pngBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const out = Buffer.alloc(12 + data.length);
    out.writeUInt32BE(data.length, 0);
    body.copy(out, 4);
    out.writeUInt32BE(crc32(body), 8 + data.length);
    return out;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const row = Buffer.alloc(1 + Math.ceil(width / 8));
  const rows = deflateSync(Buffer.concat(Array.from({ length: 64 }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
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
