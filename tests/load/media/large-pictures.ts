import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';

export interface LargePicture {
  readonly name: string;
  readonly bytes: Buffer;
}

const grain = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

/** Pictures of about 20 MB, JPEG and PNG in turn. One of each is drawn; a comment inside makes every file another one. */
export async function* largePictures(count: number): AsyncGenerator<LargePicture> {
  const jpeg = await grain(6400, 4250).jpeg({ quality: 95 }).toBuffer();
  const png = await grain(3020, 2260).png({ compressionLevel: 1 }).toBuffer();
  for (let n = 0; n < count; n += 1) {
    const mark = randomBytes(16).toString('hex');
    yield n % 2 === 0
      ? { name: `picture-${n}.jpg`, bytes: withJpegComment(jpeg, mark) }
      : { name: `picture-${n}.png`, bytes: withPngComment(png, mark) };
  }
}

/** A COM segment after the first marker. */
function withJpegComment(jpeg: Buffer, text: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(text), jpeg.subarray(2)]);
}

/** A tEXt chunk behind the header. */
function withPngComment(png: Buffer, text: string): Buffer {
  const end = 8 + 25;
  const body = Buffer.from(`tEXtComment\0${text}`, 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length - 4);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, end), length, body, sum, png.subarray(end)]);
}
