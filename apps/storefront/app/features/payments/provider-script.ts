interface ProviderScript {
  readonly url: string;
  readonly integrity?: string | undefined;
}

const loading = new Map<string, Promise<void>>();

/** The page's own nonce: the policy of the checkout lets a script in by it. Browsers hide the attribute of a live one. */
function nonceOf(page: Document): string {
  const script = page.querySelector<HTMLScriptElement>('script[nonce]');
  return script?.nonce || script?.getAttribute('nonce') || '';
}

/** Brings a provider's script in, once per address. One that failed may be tried again. */
export function loadProviderScript(
  { url, integrity }: ProviderScript,
  page: Document = document,
): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const script = page.createElement('script');
  const promise = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      loading.delete(url);
      script.remove();
      reject(new Error('a provider’s script did not load'));
    };
  });
  loading.set(url, promise);
  script.src = url;
  script.async = true;
  script.nonce = nonceOf(page);
  if (integrity) {
    script.integrity = integrity;
    // Without it the browser may not look at what it is to compare.
    script.crossOrigin = 'anonymous';
  }
  page.head.append(script);
  return promise;
}

/** For scripts that run once and change the page: the next panel needs a fresh run. */
export function forgetProviderScript(url: string, page: Document = document): void {
  loading.delete(url);
  for (const script of page.querySelectorAll('script[src]')) {
    if (script.getAttribute('src') === url) script.remove();
  }
}
