/// <reference lib="dom" />

type Command = { readonly length: number; readonly [at: number]: unknown };
type Consent = Record<string, unknown>;

const script = new URL((document.currentScript as HTMLScriptElement).src);
const container = script.searchParams.get('id') ?? '';
const page = window as unknown as { dataLayer?: unknown[] };
page.dataLayer ??= [];
const layer = page.dataLayer;
const consent: Consent = {};
let waitMs = 0;
let isUpdated = false;
let isStarted = false;
let waiting: ReturnType<typeof setTimeout> | undefined;

const isGranted = (signal: string) => consent[signal] !== 'denied';

function clientId(): string {
  const known = /(?:^|; )_ga=([^;]*)/.exec(document.cookie)?.[1];
  const id = known ?? `GA1.1.${Math.floor(Math.random() * 1e9)}.${Math.floor(Date.now() / 1000)}`;
  // biome-ignore lint/suspicious/noDocumentCookie: as the real one does
  document.cookie = `_ga=${id}; Path=/; Max-Age=${400 * 86_400}; SameSite=Lax`;
  return id;
}

function hit(event: string) {
  const mayCount = isGranted('analytics_storage');
  const query = new URLSearchParams({
    v: '2',
    tid: container,
    en: event,
    dl: location.href,
    gcs: `G1${isGranted('ad_storage') ? 1 : 0}${mayCount ? 1 : 0}`,
    ...(mayCount && { cid: clientId() }),
  });
  void fetch(`${script.origin}/g/collect?${query}`, { keepalive: true });
}

// Without an update, tags wait as long as the page has asked for, and then go by the defaults.
function start() {
  isStarted = true;
  if (isUpdated || waitMs === 0) hit('page_view');
  else waiting = setTimeout(() => hit('page_view'), waitMs);
}

function read(entry: unknown) {
  const command = entry as Command;
  if (command[0] === 'consent') {
    const { wait_for_update: wait, ...signals } = command[2] as Consent;
    Object.assign(consent, signals);
    if (command[1] === 'default') waitMs = Number(wait ?? 0);
    if (command[1] !== 'update') return;
    isUpdated = true;
    if (waiting !== undefined) {
      clearTimeout(waiting);
      waiting = undefined;
      if (isStarted) hit('page_view');
    }
    return;
  }
  const { event } = entry as { event?: string };
  if (event === 'gtm.js') start();
  else if (event) hit(event);
}

for (const entry of layer) read(entry);
const push = layer.push.bind(layer);
layer.push = (...entries) => {
  for (const entry of entries) read(entry);
  return push(...entries);
};
