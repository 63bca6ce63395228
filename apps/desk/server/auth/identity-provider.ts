import * as client from 'openid-client';

export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Whether it may be asked without TLS. */
  readonly allowsHttp: boolean;
  /** What counts as strong at the provider; asked for in a step-up. */
  readonly strongAcr: string | null;
}

/** What must be remembered between the way out and the way back. */
export interface Flow {
  readonly purpose: 'sign_in' | 'step_up';
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly returnTo: string;
}

const SCOPE = 'openid email profile groups';

/** The company's identity provider: authorization code flow with PKCE. Its description is read at the first sign-in. */
export function openIdentityProvider(settings: ProviderSettings, origin: string) {
  const redirectUri = `${origin}/auth/callback`;
  let described: Promise<client.Configuration> | null = null;
  const describe = () => {
    const issuer = new URL(settings.issuer);
    const execute = settings.allowsHttp ? [client.allowInsecureRequests] : [];
    described ??= client
      .discovery(issuer, settings.clientId, settings.clientSecret, undefined, { execute })
      .catch((error) => {
        described = null;
        throw error;
      });
    return described;
  };
  return {
    /** Where to send the browser, and what to remember until it comes back. */
    async begin(input: Pick<Flow, 'purpose' | 'returnTo'> & { isOtherPerson: boolean }) {
      const flow: Flow = {
        purpose: input.purpose,
        returnTo: input.returnTo,
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const parameters: Record<string, string> = {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
      };
      if (input.purpose === 'step_up') parameters.max_age = '0';
      else if (input.isOtherPerson) parameters.prompt = 'login';
      if (settings.strongAcr) parameters.acr_values = settings.strongAcr;
      return { flow, url: client.buildAuthorizationUrl(await describe(), parameters) };
    },
    /** The ID token for the code in the query; throws for an answer that does not belong to the flow. */
    async finish(search: string, flow: Flow): Promise<string> {
      const tokens = await client.authorizationCodeGrant(
        await describe(),
        new URL(`${redirectUri}${search}`),
        {
          pkceCodeVerifier: flow.verifier,
          expectedState: flow.state,
          expectedNonce: flow.nonce,
          idTokenExpected: true,
        },
      );
      if (!tokens.id_token) throw new Error('The identity provider sent no ID token');
      return tokens.id_token;
    },
  };
}
