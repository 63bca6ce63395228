import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { CAPTCHA_PASSCODE, CAPTCHA_SECRET, CAPTCHA_SITEKEY } from '../../accounts.ts';
import { browserScript } from '../../core/browser-script.ts';
import { misbehave } from '../../core/misbehave.ts';
import type { Part, World } from '../../core/world.ts';

const TOKEN_SECONDS = 120;

interface Pass {
  readonly made: Date;
  seen: boolean;
}

/**
 * hCaptcha. `scenarios` knows its calls as script (api.js), getcaptcha (the puzzle: `pending` is one that is not solved in
 * time, `decline` one that cannot be shown) and siteverify (`decline`: the answer is no good).
 */
export function captchaPart(world: World): Part {
  const passes = new Map<string, Pass>();
  let verified = 0;
  return {
    name: 'captcha',
    about: 'hCaptcha: an invisible widget that always passes, and the call that checks it.',
    tries: [[CAPTCHA_PASSCODE, 'passes siteverify as often as one likes']],
    state: () => `${passes.size} passes given, ${verified} verified`,
    reset() {
      passes.clear();
      verified = 0;
    },
    routes(app) {
      app.addHook('onRequest', async (_request, reply) => {
        reply.header('access-control-allow-origin', '*');
      });
      const script = browserScript(new URL('./hcaptcha.browser.ts', import.meta.url));
      app.get('/1/api.js', async (_request, reply) => {
        if (await misbehave(world.scenarios.take('captcha', 'script', []), reply, () => null)) return reply;
        return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(script);
      });
      giveOut(app, world, passes);
      app.post('/siteverify', async (request, reply) => {
        const told = world.scenarios.take('captcha', 'siteverify', ['decline']);
        if (await misbehave(told, reply, () => null)) return reply;
        if (told === 'decline') return refuse('invalid-input-response');
        const answer = check(world, passes, (request.body ?? {}) as Record<string, string>);
        if (answer.success) verified += 1;
        return answer;
      });
    },
  };
}

function giveOut(app: FastifyInstance, world: World, passes: Map<string, Pass>) {
  app.post('/getcaptcha/:sitekey', async (request, reply: FastifyReply) => {
    const told = world.scenarios.take('captcha', 'getcaptcha', ['decline', 'pending']);
    if (await misbehave(told, reply, () => null)) return reply;
    const { sitekey } = request.params as { sitekey: string };
    if (told === 'decline' || sitekey !== CAPTCHA_SITEKEY)
      return { success: false, 'error-codes': ['invalid-data'] };
    // A puzzle that is never solved.
    if (told === 'pending') return { success: true, pass: false, expiration: 1 };
    const token = `P1_${randomBytes(48).toString('base64url')}`;
    passes.set(token, { made: world.clock.now(), seen: false });
    return {
      success: true,
      pass: true,
      generated_pass_UUID: token,
      expiration: TOKEN_SECONDS,
      key: `E1_${randomUUID()}`,
    };
  });
}

const refuse = (...codes: string[]) => ({ success: false, 'error-codes': codes });

/** As https://docs.hcaptcha.com/#verify-the-user-response-server-side has it. */
function check(world: World, passes: Map<string, Pass>, input: Record<string, string>) {
  const now = world.clock.now();
  if (!input.secret) return refuse('missing-input-secret');
  if (input.secret !== CAPTCHA_SECRET) return refuse('invalid-input-secret');
  if (!input.response) return refuse('missing-input-response');
  if (input.sitekey && input.sitekey !== CAPTCHA_SITEKEY) return refuse('sitekey-secret-mismatch');
  const yes = { success: true, challenge_ts: now.toISOString(), hostname: 'localhost', credit: false };
  if (input.response === CAPTCHA_PASSCODE) return yes;
  const pass = passes.get(input.response);
  if (!pass) return refuse('invalid-input-response');
  if (pass.seen) return refuse('already-seen-response');
  if (now.getTime() - pass.made.getTime() > TOKEN_SECONDS * 1000) return refuse('expired-input-response');
  pass.seen = true;
  return { ...yes, challenge_ts: pass.made.toISOString() };
}
