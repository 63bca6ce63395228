// node deploy/check.ts: checks playbooks, units, proxies and scripts with the tools that will read them. Missing tools
// are installed from Debian's packages; one that is not available fails the check.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  checkAlertmanager,
  checkAnsible,
  checkCell,
  checkHaproxy,
  checkScripts,
  checkUnits,
  checkVarnish,
} from './check/check-files.ts';
import { ensureTools } from './check/tools.ts';

const place = mkdtempSync(path.join(tmpdir(), 'paddock-deploy-'));
// Varnish compiles its rules as a user of its own.
chmodSync(place, 0o755);
const CHECKS = {
  'ansible-playbook --syntax-check': checkAnsible,
  'ansible template, promtool check config': checkCell,
  'systemd-analyze verify': checkUnits,
  'haproxy -c': checkHaproxy,
  'varnishd -C': checkVarnish,
  'amtool check-config': checkAlertmanager,
  'sh -n': checkScripts,
};

let failed = 0;
try {
  ensureTools();
  for (const [name, check] of Object.entries(CHECKS)) {
    const began = Date.now();
    const faults = check(place);
    failed += faults.length;
    console.log(`${faults.length === 0 ? 'ok    ' : 'FAILED'} ${name}, ${Date.now() - began} ms`);
    for (const fault of faults) console.error(`  ${fault}`);
  }
} catch (error) {
  failed += 1;
  console.error((error as Error).message);
} finally {
  rmSync(place, { recursive: true });
}
process.exitCode = failed > 0 ? 1 : 0;
