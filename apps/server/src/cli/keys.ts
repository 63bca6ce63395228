import { parseArgs } from 'node:util';
import { readSecretFiles } from '@paddock/brand/secret-files';
import { type Rotation, rotateKeys } from './keys/rotate-keys.ts';

const USAGE = `Usage: node apps/server/src/cli/keys.ts rotate [--keep <n>]
  Reads PADDOCK_SIGNING_KEYS (or PADDOCK_SIGNING_SECRET) and PADDOCK_COOKIE_SECRET, or their _FILE, and prints the
  values to set next, of those that are set. Nothing is stored. --keep: how many old keys go on verifying; all, if it
  is not said.`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'string' } },
});
const keep = values.keep === undefined ? undefined : Number(values.keep);
if (positionals[0] !== 'rotate' || (keep !== undefined && !(Number.isInteger(keep) && keep > 0))) {
  console.error(USAGE);
  process.exit(2);
}

const { values: environment, faults } = readSecretFiles(process.env);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
const print = (settings: Rotation['first']) => {
  for (const [name, value] of Object.entries(settings)) console.log(`${name}=${value}`);
};
const { first, second } = rotateKeys(environment, keep);
const [ring, cookie] = ['PADDOCK_SIGNING_KEYS', 'PADDOCK_COOKIE_SECRET'];
const unset = [ring, cookie].filter((name) => first[name] === undefined);
if (unset.length === 2) {
  console.error(
    `${ring} and ${cookie} are not set here: keys made without the present ones would end every link.`,
  );
  process.exit(1);
}
for (const name of unset) console.log(`# ${name} is not set here and stays as it is.`);
console.log('# 1. Set these everywhere (api, worker, storefront) and restart: the new keys only verify.');
print(first);
console.log('# 2. When every process runs with them, set these and restart: the new keys sign.');
print(second);
console.log('# PADDOCK_SIGNING_SECRET, if it was set, is in the ring as k0: unset it.');
