import { expect, test } from 'vitest';
import { presignGet } from './presign.ts';

test('[FILES-06] the signature is that of the example in the documentation of S3', () => {
  const link = presignGet({
    origin: 'https://examplebucket.s3.amazonaws.com',
    path: 'test.txt',
    query: {},
    region: 'us-east-1',
    credentials: {
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    },
    seconds: 86_400,
    now: new Date('2013-05-24T00:00:00Z'),
  });
  expect(new URL(link).searchParams.get('X-Amz-Signature')).toBe(
    'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  );
});
