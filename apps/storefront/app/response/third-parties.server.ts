import { isThirdPartyFreePath } from '../features/consent/third-party-free.ts';
import { config } from '../platform/config.server.ts';
import type { Visit } from '../request/visit.server.ts';

/** What a page may load beside our own, by directive of the Content-Security-Policy. */
export type Sources = Partial<
  Record<'script' | 'style' | 'img' | 'connect' | 'frame' | 'font' | 'media' | 'worker', readonly string[]>
>;

// As Intercom lists them for policies that name every origin.
const INTERCOM: Sources = {
  script: ['https://app.intercom.io', 'https://widget.intercom.io', 'https://js.intercomcdn.com'],
  connect: [
    ...['https://*.intercom.io', 'wss://*.intercom.io', 'https://*.intercom-messenger.com'],
    ...['wss://*.intercom-messenger.com', 'https://*.intercomcdn.com', 'https://*.intercomcdn.eu'],
    'https://uploads.intercomusercontent.com',
  ],
  img: [
    ...['blob:', 'https://*.intercomcdn.com', 'https://*.intercomcdn.eu', 'https://*.intercomassets.com'],
    ...['https://*.intercomusercontent.com', 'https://messenger-apps.intercom.io'],
  ],
  frame: ['https://intercom-sheets.com'],
  font: ['https://js.intercomcdn.com', 'https://fonts.intercomcdn.com'],
  media: ['https://js.intercomcdn.com', 'https://downloads.intercomcdn.com'],
  // The messenger writes its own style elements; no origin could be named for them.
  style: ["'unsafe-inline'"],
};

// The container and the measurement behind it. No inline code: a container's "custom HTML" does not run here.
const GOOGLE_TAGS: Sources = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    ...['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
    'https://*.analytics.google.com',
  ],
  img: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};

// As hCaptcha lists them; loaded only when a form is sent.
const HCAPTCHA = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

// As Google lists them for policies that name every origin. Both maps write style elements and attributes of their own.
const GOOGLE_MAPS: Sources = {
  script: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'blob:'],
  connect: ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com', 'data:', 'blob:'],
  img: [
    ...['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'data:'],
    ...['https://*.ggpht.com', 'https://*.googleusercontent.com'],
  ],
  frame: ['https://*.google.com'],
  font: ['https://fonts.gstatic.com'],
  style: ['https://fonts.googleapis.com', "'unsafe-inline'"],
  worker: ['blob:'],
};
const BAIDU_MAPS: Sources = {
  script: ['https://*.map.baidu.com', 'https://*.bdimg.com', 'blob:'],
  connect: ['https://*.baidu.com', 'https://*.bdimg.com', 'data:', 'blob:'],
  img: ['https://*.baidu.com', 'https://*.bdimg.com', 'data:', 'blob:'],
  style: ['https://*.baidu.com', 'https://*.bdimg.com', "'unsafe-inline'"],
  worker: ['blob:'],
};

/** What our own pages need whatever the site: a blob is made by our own scripts. Part of every policy but the checkout's. */
// The museum's viewer makes its pictures from what it has fetched.
export const OWN_SOURCES: readonly Sources[] = [{ img: ['blob:'] }];

type ThirdPartyConfig = Pick<typeof config, 'chatUrl' | 'tagsUrl'> & Partial<Pick<typeof config, 'mapStyle'>>;

/**
 * Only what this site has configured. That it may be loaded does not mean that it is: consent comes first. By site, not
 * by page: a visitor may navigate from the home page to the map within one document.
 */
export function thirdPartiesOf(
  visit: Pick<Visit, 'site' | 'url'>,
  { chatUrl, tagsUrl, mapStyle = null }: ThirdPartyConfig = config,
): Sources[] {
  const settings = visit.site?.settings;
  if (!settings) return [];
  // A sign-in page may lead to a form in the same document; the captcha loads when it is sent.
  if (isThirdPartyFreePath(visit.url.pathname)) return [captchaSources()];
  return [
    captchaSources(),
    ...(settings.intercom?.app_id ? [chatUrl ? standIn(chatUrl) : INTERCOM] : []),
    ...(settings.container ? [tagsUrl ? standIn(tagsUrl) : GOOGLE_TAGS] : []),
    ...mapSources(settings.map, mapStyle),
  ];
}

/** MapLibre fetches the style, its tiles, glyphs and sprites; it loads no script from there. */
function styleSources({ url, origins }: NonNullable<(typeof config)['mapStyle']>): Sources {
  const all = [new URL(url).origin, ...origins];
  return { connect: all, img: all };
}

const standIn = (url: string): Sources => {
  const { origin } = new URL(url);
  return { script: [origin], connect: [origin], img: [origin] };
};

function captchaSources(): Sources {
  const { origin, hostname } = new URL(config.captcha.scriptUrl);
  const origins = /(^|\.)hcaptcha\.com$/.test(hostname) ? HCAPTCHA : [origin];
  return { script: origins, frame: origins, style: origins, connect: origins };
}

function mapSources(
  name: 'google' | 'baidu' | null | undefined,
  mapStyle: (typeof config)['mapStyle'],
): Sources[] {
  const access = name && config.maps[name];
  if (!access) return mapStyle ? [styleSources(mapStyle)] : [];
  // A script from elsewhere than the provider's own house is the sandbox's, which keeps everything at one address.
  if (!/(^|\.)(googleapis\.com|baidu\.com)$/.test(new URL(access.url).hostname)) return [standIn(access.url)];
  return [name === 'google' ? GOOGLE_MAPS : BAIDU_MAPS];
}
