import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Provider } from 'oidc-provider';
import { DESK_CLIENT, STRONG_ACR } from '../../accounts.ts';
import { escapeHtml } from '../../core/page.ts';
import type { Part, World } from '../../core/world.ts';
import { DEMO_PEOPLE, type DemoPerson, emailOf, findPerson } from './people.ts';

const DAY_SECONDS = 24 * 3600;

/**
 * The identity provider of the maker's staff: OpenID Connect with PKCE, groups, `max_age` and back-channel logout. It
 * answers under the address at which it was asked first, because tests listen on free ports.
 */
export function identityPart(_world: World): Part {
  let provider: Provider | null = null;
  let signIns = 0;
  const providerAt = (request: FastifyRequest) =>
    (provider ??= openProvider(`http://${request.headers.host}`));
  const pass = (request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack();
    void providerAt(request).callback()(request.raw, reply.raw);
  };
  return {
    name: 'Identity provider',
    about: 'Company accounts of the maker’s staff, for the desk.',
    tries: DEMO_PEOPLE.map(({ login, groups }) => [login, groups.join(', ') || 'no grant'] as const),
    state: () => `${signIns} sign-ins`,
    routes(app: FastifyInstance) {
      app.register(async (scope) => {
        // The provider reads the bodies of its own endpoints.
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
        scope.all('/*', pass);
      });
      app.get('/interaction/:uid', async (request, reply) => {
        const { uid } = request.params as { uid: string };
        return reply.type('text/html; charset=utf-8').send(signInPage(`/interaction/${uid}`));
      });
      app.post('/interaction/:uid', async (request, reply) => {
        const { login = '' } = request.body as { login?: string };
        if (!findPerson(login)) return reply.code(400).send('No person has this name.');
        signIns += 1;
        reply.hijack();
        await providerAt(request).interactionFinished(request.raw, reply.raw, {
          login: { accountId: login, acr: STRONG_ACR, remember: false },
        });
      });
    },
    reset() {
      signIns = 0;
    },
  };
}

function openProvider(issuer: string): Provider {
  const deskOrigin = process.env.PADDOCK_DESK_URL ?? 'http://localhost:3001';
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: DESK_CLIENT.id,
        client_secret: DESK_CLIENT.secret,
        redirect_uris: [`${deskOrigin}/auth/callback`],
        post_logout_redirect_uris: [`${deskOrigin}/sign-in`],
        backchannel_logout_uri: `${deskOrigin}/auth/provider-logout`,
        backchannel_logout_session_required: true,
        require_auth_time: true,
      },
    ],
    scopes: ['openid', 'email', 'profile', 'groups'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'locale', 'zoneinfo'],
      groups: ['groups'],
      acr: null,
      auth_time: null,
      sid: null,
    },
    // The desk reads everything from the ID token and asks for nothing else.
    conformIdTokenClaims: false,
    acrValues: [STRONG_ACR],
    pkce: { required: () => true },
    cookies: { keys: ['sandbox-cookie-key'] },
    ttl: { Session: DAY_SECONDS, Interaction: 3600, Grant: DAY_SECONDS, AccessToken: 3600, IdToken: 3600 },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: { enabled: true },
    },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, login) => accountOf(login),
    loadExistingGrant: async (context) => {
      // The maker's own application needs no consent.
      const grant = new context.oidc.provider.Grant({
        clientId: context.oidc.client?.clientId ?? '',
        accountId: context.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile groups');
      await grant.save();
      return grant;
    },
  });
  provider.proxy = false;
  return provider;
}

function accountOf(login: string) {
  const person = findPerson(login);
  if (!person) return undefined;
  const { name, locale, timezone, groups } = person;
  return {
    accountId: login,
    claims: async () => ({
      sub: login,
      email: emailOf(person),
      email_verified: true,
      name,
      locale,
      zoneinfo: timezone,
      groups: [...groups],
    }),
  };
}

const button = ({ login, name, groups }: DemoPerson) =>
  `<button name="login" value="${escapeHtml(login)}" data-testid="person-${escapeHtml(login)}"><b>${escapeHtml(name)}</b>
  <span>${escapeHtml(groups.join(', ') || 'no group')}</span></button>`;

/** One click per person: there are no passwords in the sandbox. */
const signInPage = (action: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox sign-in</title><style>
body { font: 15px/1.4 system-ui, sans-serif; max-inline-size: 44rem; margin: 3rem auto; padding-inline: 1rem; }
form { display: grid; gap: .5rem; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); }
button { display: grid; gap: .15rem; text-align: start; padding: .7rem .9rem; font: inherit; background: #fff; color: #16181d;
  border: 1px solid #c9ccd3; border-radius: 8px; cursor: pointer; }
button:hover { border-color: #16181d; } span { color: #5a5f6b; font-size: 13px; }
</style></head><body><h1>Sign in as</h1>
<p>The sandbox plays the company’s identity provider. Every sign-in counts as strong.</p>
<form method="post" action="${escapeHtml(action)}">${DEMO_PEOPLE.map(button).join('\n')}</form></body></html>`;
