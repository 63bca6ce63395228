/** Why a value may not be used in production, or null. */
export type Rule = (value: string) => string | null;
export type Rules = Readonly<Record<string, Rule>>;

export const NONE = 'none';

export const anything: Rule = () => null;

/** One secret, or several of a ring, separated by commas. */
export const secret =
  (minLength: number): Rule =>
  (value) => {
    if (/demo|sandbox|local-development/i.test(value)) return 'is a demo secret';
    return value.length < minLength ? `needs at least ${minLength} characters` : null;
  };

export const isLocalHost = (hostname: string) =>
  /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0|sandbox)$/i.test(hostname);

export const publicUrl: Rule = (value) => {
  if (!URL.canParse(value)) return 'is not a URL';
  const { protocol, hostname } = new URL(value);
  if (isLocalHost(hostname)) return `points to ${hostname}, where the demo runs`;
  if (/(^|\.)example\.(com|net|org)$/.test(hostname)) return 'is the example';
  return protocol === 'https:' ? null : 'is not https';
};

export const notOfDemo =
  (pattern: RegExp, reason: string): Rule =>
  (value) =>
    pattern.test(value) ? reason : null;

export const orNone =
  (rule: Rule): Rule =>
  (value) =>
    value === NONE ? null : rule(value);

/** Where staff open the desk, and who signs them in: api and worker check the same as the desk. */
export const DESK_URL_RULES: Rules = { PADDOCK_DESK_URL: publicUrl };
export const DESK_ISSUER_RULES: Rules = { PADDOCK_DESK_OIDC_ISSUER: orNone(publicUrl) };

/** Lists what is missing and what has a value of the demo, one line per setting. */
export function findFaults(
  environment: Readonly<Record<string, string | undefined>>,
  { required, optional }: { readonly required: Rules; readonly optional: Rules },
): string[] {
  const set = Object.entries(optional).filter(([name]) => environment[name]);
  return [...Object.entries(required), ...set].flatMap(([name, rule]) => {
    const value = environment[name];
    const reason = value ? rule(value) : 'missing';
    return reason === null ? [] : [`${name}: ${reason}`];
  });
}

export const configurationMessage = (faults: readonly string[]): string =>
  [
    `Configuration: ${faults.length} settings are missing or not valid.`,
    ...faults.map((fault) => `  ${fault}`),
    'Every setting may also come from a file: <NAME>_FILE is its path. PADDOCK_DEMO_VALUES=allowed starts the demo.',
  ].join('\n');
