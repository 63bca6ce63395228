import { z } from 'zod';
import { buildSandbox } from './app.ts';
import { clockPart } from './parts/clock/clock.part.ts';
import { createClock } from './parts/clock/clock.ts';
import { reviewsPart } from './parts/reviews/reviews.part.ts';

const { PADDOCK_SANDBOX_HOST: host, PADDOCK_SANDBOX_PORT: port } = z
  .object({
    PADDOCK_SANDBOX_HOST: z.string().default('127.0.0.1'),
    PADDOCK_SANDBOX_PORT: z.coerce.number().int().min(0).max(65535).default(4600),
  })
  .parse(process.env);

const app = buildSandbox([clockPart(createClock()), reviewsPart()]);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await app.close();
    process.exit(0);
  });
}

console.log(`sandbox at ${await app.listen({ host, port })}`);
