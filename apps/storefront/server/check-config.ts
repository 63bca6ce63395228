import { findBrand } from '@paddock/brand/find-brand';
import {
  anything,
  configurationMessage,
  findFaults,
  notOfDemo,
  orNone,
  publicUrl,
  type Rule,
  secret,
} from '@paddock/brand/production-rules';
import { readBrandSettings } from '@paddock/brand/read-brand-settings';
import { type Environment, readSecretFiles } from '@paddock/brand/secret-files';

/** What production must set, and which values of the demo it may not use. */
const RULES: Record<string, Rule> = {
  PADDOCK_API_URL: anything,
  PADDOCK_ORIGIN: publicUrl,
  PADDOCK_COOKIE_SECRET: secret(32),
  PADDOCK_CAPTCHA_SCRIPT_URL: publicUrl,
  PADDOCK_CAPTCHA_SITEKEY: notOfDemo(
    /^[1-3]0000000-ffff-ffff-ffff-00000000000[1-3]$/i,
    "is hCaptcha's public test key, which lets every visitor pass",
  ),
  PADDOCK_MUSEUM_URL: orNone(publicUrl),
  PADDOCK_SECURITY_CONTACT: notOfDemo(/\.(example|test|invalid)$/, 'is an address of the demo'),
};

/** Not needed; when they are set they may not be those of the demo. */
const OPTIONAL_RULES: Record<string, Rule> = {
  PADDOCK_ALLOWED_ORIGINS: (value) =>
    value
      .split(',')
      .map((origin) => publicUrl(origin.trim()))
      .find(Boolean) ?? null,
  PADDOCK_TAGS_URL: publicUrl,
  PADDOCK_CHAT_URL: publicUrl,
  PADDOCK_MAPS_GOOGLE_KEY: notOfDemo(/^sandbox-/, 'is the key of the sandbox'),
  PADDOCK_MAPS_BAIDU_KEY: notOfDemo(/^sandbox-/, 'is the key of the sandbox'),
  PADDOCK_ERRORS_DSN: notOfDemo(/\/\/0123456789abcdef0123456789abcdef@/, 'is the key of the sandbox'),
};

/** Lists what is missing and what has a value of the demo, one line per setting. */
export const findProductionFaults = (environment: Environment): string[] =>
  findFaults(environment, { required: RULES, optional: OPTIONAL_RULES });

function findBrandFault({ PADDOCK_BRAND: brand }: Environment): string[] {
  try {
    const { name, isDemo } = readBrandSettings(findBrand(brand));
    return isDemo ? [`PADDOCK_BRAND: ${name} is a brand of the demo`] : [];
  } catch (error) {
    return [`PADDOCK_BRAND: ${(error as Error).message}`];
  }
}

/** Reads secret files into the environment, then ends the process if production has demo values or misses settings. */
export function checkConfigOrExit(environment: Environment = process.env): void {
  const { values, faults: unreadable } = readSecretFiles(environment);
  // What reads a setting later finds it under its own name.
  Object.assign(environment, values);
  const isProduction = environment.NODE_ENV === 'production';
  const demoValues = isProduction
    ? [...findProductionFaults(environment), ...findBrandFault(environment)]
    : [];
  const isDemo = environment.PADDOCK_DEMO_VALUES === 'allowed';
  const faults = isDemo ? unreadable : [...unreadable, ...demoValues];
  if (faults.length > 0) {
    console.error(configurationMessage(faults));
    process.exit(1);
  }
  if (demoValues.length > 0)
    console.warn(`running with demo values (PADDOCK_DEMO_VALUES=allowed): ${demoValues.join('; ')}`);
}
