import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../buyers/ask.ts';
import { SITE } from '../buyers/shop.ts';
import { quantile, slowness } from '../judge/spans.ts';
import { waitUntilListening } from '../system/chaos-system.ts';
import type { Fault, Trial } from '../trial.ts';

const GUESSES = 14;
/** What a call may take longer: the limiter gives Redis 50 ms, once a second. */
const LONGER_MS = 60;

async function loseRedis(trial: Trial) {
  const { system, log, short } = trial;
  const { redisPort } = system.settings;
  const span = short ? 2500 : 8000;
  const wrong: string[] = [];
  const before = timesSince(log, 0);
  const times: string[] = [`median ${quantile(before, 0.5)}, p99 ${quantile(before, 0.99)} ms before`];
  const during = async (name: string, begin: () => unknown, end: () => unknown) => {
    const from = Date.now();
    await begin();
    await sleep(span);
    const allowed = await guessUntilRefused(trial);
    if (allowed >= GUESSES) wrong.push(`with Redis ${name}, ${allowed} passwords could be guessed`);
    await end();
    const now = timesSince(log, from);
    const longer = quantile(now, 0.5) - quantile(before, 0.5);
    times.push(`${quantile(now, 0.5)}/${quantile(now, 0.99)} ${name}`);
    if (longer > LONGER_MS * slowness()) wrong.push(`with Redis ${name} a call took ${longer} ms longer`);
  };
  await during(
    'dead',
    () => system.signalRedis('SIGKILL'),
    async () => {
      system.startRedis();
      await waitUntilListening(redisPort, 10);
    },
  );
  await during(
    'frozen',
    () => system.signalRedis('SIGSTOP'),
    () => system.signalRedis('SIGCONT'),
  );
  await during(
    'full',
    () => say(redisPort, 'CONFIG SET maxmemory 1'),
    () => say(redisPort, 'CONFIG SET maxmemory 0'),
  );
  return { wrong, note: times.join('; ') };
}

const timesSince = (log: Trial['log'], from: number) =>
  log.calls.filter(({ at, status }) => at >= from && status !== null && status < 300).map(({ ms }) => ms);

let people = 0;

/** How many wrong passwords one account takes from ever other addresses before it is shut. */
async function guessUntilRefused({ system }: Trial): Promise<number> {
  people += 1;
  const email = `nobody${people}@example.test`;
  for (let n = 0; n < GUESSES; n += 1) {
    const { status } = await ask(system.settings.apiUrl, {
      method: 'POST',
      path: '/api/auth/login',
      body: JSON.stringify({ email, password: `guess number ${n}` }),
      headers: {
        'content-type': 'application/json',
        'x-tenant': SITE,
        'x-locale': 'en',
        'x-forwarded-for': `10.254.${people}.${n}`,
      },
    });
    if (status === 429) return n;
  }
  return GUESSES;
}

function say(port: number, command: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${command}\r\n`));
    socket.once('error', reject);
    socket.once('data', (answer) => {
      socket.destroy();
      if (answer.toString().startsWith('+OK')) resolve();
      else reject(new Error(`Redis said ${answer}`));
    });
  });
}

export const REDIS_FAULTS: Fault[] = [
  {
    id: 'F11',
    what: 'Redis is dead, frozen, full',
    how: 'kill -9; SIGSTOP; maxmemory 1',
    on: 'system',
    inShort: true,
    reach: 2,
    run: loseRedis,
  },
];
