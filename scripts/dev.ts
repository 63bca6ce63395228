import { readSettings } from './services/settings.ts';
import { takeBrandArgument } from './system/brand-argument.ts';
import { runSystem } from './system/run-system.ts';
import { printAddresses, untilStopped } from './system/until-stopped.ts';

// `npm run dev`, or `npm run dev -- --brand <name>`: everything, with reload on change: server apps restart, pages update in place. The edge keeps nothing.
try {
  takeBrandArgument();
  const system = await runSystem(readSettings(), { mode: 'develop' });
  printAddresses(system);
  console.log('  Pages update by themselves on the storefront address. Ctrl-C stops all.\n');
  await untilStopped(system);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
