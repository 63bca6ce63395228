import { createHash, createHmac } from 'node:crypto';

export interface PresignInput {
  /** `https://files.example.com` */
  readonly origin: string;
  /** Of the object, with the bucket where the bucket is part of the path. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly region: string;
  readonly credentials: {
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
    readonly sessionToken?: string | undefined;
  };
  readonly seconds: number;
  readonly now: Date;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';

/** An address that reads one object for some seconds: Signature Version 4 in the query. */
export function presignGet({ origin, path, query, region, credentials, seconds, now }: PresignInput): string {
  const { accessKeyId, secretAccessKey, sessionToken } = credentials;
  const time = now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  const parameters = {
    ...query,
    'X-Amz-Algorithm': ALGORITHM,
    'X-Amz-Credential': `${accessKeyId}/${scope}`,
    'X-Amz-Date': time,
    'X-Amz-Expires': String(seconds),
    'X-Amz-SignedHeaders': 'host',
    ...(sessionToken && { 'X-Amz-Security-Token': sessionToken }),
  };
  const sortedQuery = Object.entries(parameters)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const encodedPath = `/${path.split('/').map(encode).join('/')}`;
  const host = `host:${new URL(origin).host}\n`;
  const request = ['GET', encodedPath, sortedQuery, host, 'host', 'UNSIGNED-PAYLOAD'].join('\n');
  const text = [ALGORITHM, time, scope, createHash('sha256').update(request).digest('hex')].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (before, part) => hmac(before, part),
    `AWS4${secretAccessKey}`,
  );
  return `${origin}${encodedPath}?${sortedQuery}&X-Amz-Signature=${hmac(key, text).toString('hex')}`;
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** As the signature counts it: everything but letters, digits and -._~ */
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
