import type { Cookies } from './cookies.ts';
import type { openIdentityProvider, ProviderSettings } from './identity-provider.ts';

export interface AuthSettings {
  /** What people have in the address bar. */
  readonly origin: string;
  readonly staffUrl: string;
  /** Null: people sign in by passkey only. */
  readonly provider: ProviderSettings | null;
  /** Signs the cookie that lives between the way to the identity provider and the way back. */
  readonly secret: string;
}

export interface AuthContext extends Omit<AuthSettings, 'provider'> {
  readonly provider: ReturnType<typeof openIdentityProvider> | null;
  readonly cookies: Cookies;
}
