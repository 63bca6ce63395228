import type { Site } from '@paddock/server/contracts/sites';
import type { Services } from '../page/shell-data.ts';
import { config } from '../platform/config.server.ts';

const TAG_MANAGER = 'https://www.googletagmanager.com';

/** The third parties this site has, and where their scripts are. Whether they are loaded is the visitor's choice. */
export function servicesOf({ settings }: Pick<Site, 'settings'>): Services {
  const appId = settings.intercom?.app_id;
  const container = settings.container;
  return {
    chat: appId
      ? { appId, src: config.chatUrl && `${config.chatUrl}/widget/${appId}`, region: config.chatRegion }
      : null,
    tags:
      typeof container === 'string'
        ? `${config.tagsUrl ?? TAG_MANAGER}/gtm.js?id=${encodeURIComponent(container)}`
        : null,
  };
}
