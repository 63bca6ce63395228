import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Options {
  readonly challenge: string;
}
interface Bent {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  /** Whether it asked the person for a finger or a code. */
  readonly userVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string | undefined;
  readonly signature?: Buffer;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const bigEndian = (value: number, bytes: 2 | 4) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

function encodeKey(x: string, y: string) {
  // COSE: an elliptic curve key (2) for ES256 (-7) on P-256 (1).
  return isoCBOR.encode(
    new Map<number, number | Buffer>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as [number, number][]),
      ...([
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ] as [number, Buffer][]),
    ]) as never,
  );
}

/** A passkey of software: ES256, no attestation. It can be told to answer wrongly in any one way. */
export function softwareAuthenticator(origin: string) {
  const { hostname } = new URL(origin);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;
  let handle: string | undefined;

  const clientData = (type: string, { challenge }: Options, bent: Bent) =>
    Buffer.from(
      JSON.stringify({
        type: bent.type ?? type,
        challenge,
        origin: bent.origin ?? origin,
        crossOrigin: false,
      }),
    );
  function authenticatorData(bent: Bent, credential = Buffer.alloc(0)) {
    counter = bent.counter ?? counter + 1;
    const flags =
      USER_PRESENT +
      (bent.userVerified === false ? 0 : USER_VERIFIED) +
      (credential.length > 0 ? HAS_CREDENTIAL : 0);
    return Buffer.concat([
      ...[sha256(bent.rpId ?? hostname), Buffer.from([flags]), bigEndian(counter, 4), credential],
    ]);
  }

  return {
    id: id.toString('base64url'),
    create(options: Options & { readonly user?: { readonly id: string } }, bent: Bent = {}) {
      handle = options.user?.id;
      const credential = Buffer.concat([Buffer.alloc(16), bigEndian(id.length, 2), id, encodeKey(x, y)]);
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ...([
            ['fmt', 'none'],
            ['attStmt', new Map()],
          ] as [string, unknown][]),
          ['authData', new Uint8Array(authenticatorData(bent, credential))],
        ]) as never,
      );
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', options, bent).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal', 'hybrid'],
        },
      };
    },
    get(options: Options, bent: Bent = {}) {
      const client = clientData('webauthn.get', options, bent);
      const data = authenticatorData(bent);
      const signature = bent.signature ?? sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: 'userHandle' in bent ? bent.userHandle : handle,
        },
      };
    },
  };
}
