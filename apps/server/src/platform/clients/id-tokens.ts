import {
  createRemoteJWKSet,
  decodeProtectedHeader,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';

export interface IdTokenSettings {
  /** Exactly as the provider writes it into `iss`. */
  readonly issuer: string;
  readonly clientId: string;
  readonly timeoutMs: number;
  readonly onFailure: (error: unknown) => void;
}

export interface IdClaims {
  readonly issuer: string;
  readonly subject: string;
  /** The session at the provider. */
  readonly sid: string | null;
  /** When the person proved who they are; only where the request asked for it. */
  readonly authenticatedAt: Date | null;
  readonly acr: string | null;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly name: string | null;
  readonly locale: string | null;
  readonly timezone: string | null;
  readonly groups: readonly string[];
}

export interface IdTokens {
  /** Null for whatever is wrong with the token. Throws `ProviderUnreachable` when the keys cannot be read. */
  verify(token: string, nonce: string): Promise<IdClaims | null>;
  /** The subject or session of a logout token (OpenID Connect Back-Channel Logout 1.0). */
  verifyLogout(token: string): Promise<{ subject: string | null; sid: string | null } | null>;
}

export class ProviderUnreachable extends Error {}

// Asymmetric only: `none` and HMAC with the public key as secret are refused by name.
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];
const MAX_TOKEN_AGE_SECONDS = 300;
const CLOCK_TOLERANCE_SECONDS = 5;
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/** Verifies what an OpenID provider signed for one client. The provider's keys are read once and when a new one signs. */
export function openIdTokens(settings: IdTokenSettings): IdTokens {
  let keys: Promise<JWTVerifyGetKey> | null = null;
  const findKeys = () => {
    keys ??= discoverKeys(settings).catch((error) => {
      keys = null;
      settings.onFailure(error);
      throw new ProviderUnreachable('The keys of the identity provider cannot be read', { cause: error });
    });
    return keys;
  };
  const read = async (token: string): Promise<JWTPayload | null> => {
    // What is no token at all does not make us ask the provider.
    if (!isSigned(token)) return null;
    const found = await findKeys();
    try {
      const { payload } = await jwtVerify(token, found, {
        issuer: settings.issuer,
        audience: settings.clientId,
        algorithms: ALGORITHMS,
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        maxTokenAge: MAX_TOKEN_AGE_SECONDS,
        requiredClaims: ['iat', 'aud', 'iss'],
      });
      return payload;
    } catch (error) {
      settings.onFailure(error);
      return null;
    }
  };
  return {
    async verify(token, nonce) {
      const payload = await read(token);
      if (
        !payload?.sub ||
        !payload.exp ||
        payload.nonce !== nonce ||
        !isForClient(payload, settings.clientId)
      )
        return null;
      return toClaims(payload, payload.sub);
    },
    async verifyLogout(token) {
      const payload = await read(token);
      const events = payload?.events;
      if (!payload || payload.nonce !== undefined || !isRecord(events) || !(LOGOUT_EVENT in events))
        return null;
      const sid = textOf(payload.sid);
      return payload.sub || sid ? { subject: payload.sub ?? null, sid } : null;
    },
  };
}

function isSigned(token: string): boolean {
  try {
    return ALGORITHMS.includes(decodeProtectedHeader(token).alg ?? '');
  } catch {
    return false;
  }
}

// With several audiences the authorized party says for which of them the token was made.
const isForClient = ({ aud, azp }: JWTPayload, clientId: string) =>
  azp === undefined ? !Array.isArray(aud) || aud.length === 1 : azp === clientId;

async function discoverKeys({ issuer, timeoutMs }: IdTokenSettings): Promise<JWTVerifyGetKey> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
  const metadata: unknown = await answer.json();
  if (
    !answer.ok ||
    !isRecord(metadata) ||
    metadata.issuer !== issuer ||
    typeof metadata.jwks_uri !== 'string'
  )
    throw new Error(`${address} does not describe ${issuer}`);
  return createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration: timeoutMs });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function toClaims(payload: JWTPayload, subject: string): IdClaims {
  const { auth_time: at, groups } = payload;
  return {
    issuer: payload.iss ?? '',
    subject,
    sid: textOf(payload.sid),
    authenticatedAt: typeof at === 'number' ? new Date(at * 1000) : null,
    acr: textOf(payload.acr),
    email: textOf(payload.email),
    isEmailVerified: payload.email_verified === true,
    name: textOf(payload.name),
    locale: textOf(payload.locale),
    timezone: textOf(payload.zoneinfo),
    groups: Array.isArray(groups) ? groups.filter((group) => typeof group === 'string') : [],
  };
}
