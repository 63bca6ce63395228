import type { CustomerSession } from '../customers.contract.ts';

type Described = Pick<CustomerSession, 'browser' | 'system' | 'device'>;

const DEVICES: Record<string, CustomerSession['device']> = {
  desktop: 'desktop',
  mobile: 'phone',
  tablet: 'tablet',
};

/** "Firefox" on "Windows", from what the browser says of itself. Loaded on demand: it is hundreds of patterns. */
export async function describeBrowser(userAgent: string | null): Promise<Described> {
  if (!userAgent) return { browser: null, system: null, device: 'other' };
  const { default: Bowser } = await import('bowser');
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: browser.name || null,
    system: os.name || null,
    device: DEVICES[platform.type ?? ''] ?? 'other',
  };
}
