const WAIT_MS = 12_000;
let made = 0;

/**
 * A third party's script, which calls back when it is ready. Fails when it does not come, comes without calling, or takes
 * too long: the page then shows another map.
 */
export function loadScript(url: URL): Promise<void> {
  return new Promise((resolve, reject) => {
    made += 1;
    const name = `paddockMapReady${made}`;
    const page = window as unknown as Record<string, unknown>;
    const end = (settle: () => void) => {
      clearTimeout(timer);
      delete page[name];
      settle();
    };
    const fail = () => end(() => reject(new Error(`no script from ${url.host}`)));
    const timer = setTimeout(fail, WAIT_MS);
    page[name] = () => end(resolve);
    url.searchParams.set('callback', name);
    const script = document.createElement('script');
    script.src = url.href;
    script.async = true;
    script.onerror = fail;
    document.head.append(script);
  });
}
