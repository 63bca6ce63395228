import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export const CLIENT_ID = 'paddock-desk';
export const STRONG_ACR = 'urn:strong';

interface Forgery {
  readonly issuer?: string;
  readonly audience?: string;
  readonly key?: CryptoKey;
  readonly alg?: string;
  readonly issuedAt?: number;
}

/** An identity provider with one key: what it signs can be bent in any one way. */
export async function openIdentityWorld() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const server: Server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url === '/.well-known/openid-configuration')
      response.end(JSON.stringify({ issuer: issuer(), jwks_uri: `${issuer()}/jwks` }));
    else response.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const now = () => Math.floor(Date.now() / 1000);
  return {
    issuer: issuer(),
    otherKey: async () => (await generateKeyPair('RS256')).privateKey,
    sign(claims: JWTPayload, forgery: Forgery = {}): Promise<string> {
      const issuedAt = forgery.issuedAt ?? now();
      return new SignJWT({ auth_time: issuedAt, acr: STRONG_ACR, email_verified: true, ...claims })
        .setProtectedHeader({ alg: forgery.alg ?? 'RS256', kid: 'one' })
        .setIssuer(forgery.issuer ?? issuer())
        .setAudience(forgery.audience ?? CLIENT_ID)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + 600)
        .sign(forgery.key ?? privateKey);
    },
    /** A token that names the algorithm `none` and has no signature. */
    unsigned(claims: JWTPayload): string {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const payload = { iss: issuer(), aud: CLIENT_ID, iat: now(), exp: now() + 600, ...claims };
      return `${part({ alg: 'none' })}.${part(payload)}.`;
    },
    environment: () => ({
      PADDOCK_DESK_OIDC_ISSUER: issuer(),
      PADDOCK_DESK_OIDC_CLIENT_ID: CLIENT_ID,
      PADDOCK_DESK_OIDC_STRONG_ACR: STRONG_ACR,
      PADDOCK_DESK_URL: 'http://localhost:3001',
    }),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
