/** What every page must carry against other people's scripts, frames and guesses; what is wrong, in words. */
export function findHeaderFaults(headers: Record<string, string>): string[] {
  const wanted = {
    'x-content-type-options': /^nosniff$/,
    'x-frame-options': /^DENY$/,
    'referrer-policy': /^(strict-origin-when-cross-origin|same-origin)$/,
    'permissions-policy': /camera=\(\).*microphone=\(\)/,
    'cross-origin-opener-policy': /^same-origin$/,
  };
  const faults = Object.entries(wanted)
    .filter(([name, value]) => !value.test(headers[name] ?? ''))
    .map(([name]) => `${name} is "${headers[name] ?? ''}"`);
  return [...faults, ...faultsOfPolicy(headers['content-security-policy'] ?? '', isKept(headers))];
}

// To browsers the edge says that nothing may be kept without asking; only what is private must not be stored at all.
const isKept = (headers: Record<string, string>) => !/no-store/.test(headers['cache-control'] ?? '');

/** A cached page would share its nonce with all visitors, so it names its scripts by hash; only cached pages do. */
function faultsOfPolicy(policy: string, isKeptByEdge: boolean): string[] {
  if (policy === '') return ['no content security policy'];
  const lines = new Map(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));
  const scripts = lines.get('script-src') ?? [];
  const faults: string[] = [];
  for (const source of scripts)
    if (/^('unsafe-|\*|https?:$|data:)/.test(source)) faults.push(`script-src lets in ${source}`);
  const has = (kind: string) => scripts.some((source) => source.startsWith(`'${kind}-`));
  if (isKeptByEdge && (has('nonce') || !has('sha256'))) faults.push('a kept page goes by hashes alone');
  if (!isKeptByEdge && (!has('nonce') || has('sha256')))
    faults.push('a private page goes by its nonce alone');
  for (const name of ['object-src', 'frame-ancestors'])
    if (lines.get(name)?.join() !== "'none'") faults.push(`${name} is not 'none'`);
  for (const name of ['default-src', 'base-uri', 'form-action'])
    if (!lines.has(name)) faults.push(`no ${name}`);
  return faults;
}
