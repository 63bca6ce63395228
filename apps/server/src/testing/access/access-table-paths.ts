import { globSync } from 'node:fs';
import path from 'node:path';
import type { Contract } from '../../platform/http/contract-route.ts';
import type { Access } from './access.ts';
import { type Kind, makeUnknownIds } from './access-owner.ts';
import { slotsOf } from './route-ids.ts';

const FEATURES = path.join(import.meta.dirname, '../../features');
const KINDS = new Set<string>(Object.keys(makeUnknownIds()));
const isKind = (name: string): name is Kind => KINDS.has(name);
const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

/**
 * What the contracts of staff say themselves: the only id of `/api/staff/test-rides/:code/cancel` names a test ride, and a
 * reason is enough of a body. The tables add what is otherwise.
 */
export const PATH_ACCESS: Record<string, Access> = {};

for (const file of globSync('**/*.contract.ts', { cwd: FEATURES })) {
  const module: Record<string, unknown> = await import(path.join(FEATURES, file));
  for (const contract of Object.values(module).filter(isContract)) {
    const [, noun = ''] = /^\/api\/staff\/([a-z-]+?)s?\/:(?:id|code)\b/.exec(contract.path) ?? [];
    const kind = noun.replaceAll('-', '_');
    if (!isKind(kind)) continue;
    const [slot, ...others] = slotsOf(contract);
    if (slot === undefined || others.length > 0) continue;
    const body = [{}, { reason: 'Because.' }].find((one) => contract.body?.safeParse(one).success);
    PATH_ACCESS[`${contract.method} ${contract.path}`] = {
      ids: { [slot]: kind },
      ...(body && { body: () => body }),
    };
  }
}
