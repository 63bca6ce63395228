/// <reference lib="dom" />

// Runs in the shop's page: `window.hcaptcha` with the invisible widget's surface. Nothing is shown; whether the visitor
// passes is decided by the sandbox.

interface RenderParams {
  sitekey: string;
  size?: string;
  callback?: (token: string) => void;
  'expired-callback'?: () => void;
  'chalexpired-callback'?: () => void;
  'error-callback'?: (error: string) => void;
  'open-callback'?: () => void;
  'close-callback'?: () => void;
}

interface Widget {
  readonly params: RenderParams;
  readonly frame: HTMLElement;
  response: string;
  key: string;
  timer: number;
}

interface Puzzle {
  success: boolean;
  pass?: boolean;
  generated_pass_UUID?: string;
  key?: string;
  expiration?: number;
}

const source = new URL((document.currentScript as HTMLScriptElement).src);
const widgets = new Map<string, Widget>();
let widgetCount = 0;

function findWidget(id?: string): Widget {
  const found = id === undefined ? [...widgets.values()][0] : widgets.get(id);
  if (!found) throw new Error('[hCaptcha] should render before this is called');
  return found;
}

function renderWidget(container: string | HTMLElement, params: RenderParams): string {
  const element = typeof container === 'string' ? document.getElementById(container) : container;
  if (!element) throw new Error('[hCaptcha] render: invalid container');
  if (!params.sitekey) throw new Error('[hCaptcha] missing sitekey');
  const id = `sandbox-${widgetCount}`;
  widgetCount += 1;
  const frame = document.createElement('div');
  frame.hidden = true;
  frame.dataset.hcaptchaWidgetId = id;
  frame.dataset.hcaptchaResponse = '';
  element.append(frame);
  widgets.set(id, { params, frame, response: '', key: '', timer: 0 });
  return id;
}

function forget(widget: Widget) {
  window.clearTimeout(widget.timer);
  widget.response = '';
  widget.key = '';
  widget.frame.dataset.hcaptchaResponse = '';
}

async function solve(widget: Widget): Promise<{ response: string; key: string }> {
  const { params } = widget;
  forget(widget);
  let puzzle: Puzzle;
  try {
    const answer = await fetch(`${source.origin}/getcaptcha/${encodeURIComponent(params.sitekey)}`, {
      method: 'POST',
      body: new URLSearchParams({ sitekey: params.sitekey, host: location.hostname }),
    });
    if (answer.status === 429) throw 'rate-limited';
    puzzle = (await answer.json()) as Puzzle;
  } catch (error) {
    throw error === 'rate-limited' ? error : 'network-error';
  }
  if (!puzzle.success) throw 'challenge-error';
  const seconds = (puzzle.expiration ?? 120) * 1000;
  if (!puzzle.pass) {
    params['open-callback']?.();
    await new Promise((resolve) => window.setTimeout(resolve, seconds));
    params['chalexpired-callback']?.();
    throw 'challenge-expired';
  }
  widget.response = puzzle.generated_pass_UUID ?? '';
  widget.key = puzzle.key ?? '';
  widget.frame.dataset.hcaptchaResponse = widget.response;
  widget.timer = window.setTimeout(() => {
    forget(widget);
    params['expired-callback']?.();
  }, seconds);
  params.callback?.(widget.response);
  return { response: widget.response, key: widget.key };
}

Object.assign(window, {
  hcaptcha: {
    render: renderWidget,
    execute(id?: string, options: { async?: boolean } = {}) {
      const widget = findWidget(id);
      const solved = solve(widget);
      if (options.async) return solved;
      solved.catch((error: string) => {
        // What ran out has been said already.
        if (error !== 'challenge-expired') widget.params['error-callback']?.(error);
      });
      return undefined;
    },
    reset: (id?: string) => forget(findWidget(id)),
    remove(id: string) {
      const widget = findWidget(id);
      forget(widget);
      widget.frame.remove();
      widgets.delete(id);
    },
    close: (id?: string) => findWidget(id).params['close-callback']?.(),
    getResponse: (id?: string) => findWidget(id).response,
    getRespKey: (id?: string) => findWidget(id).key,
    setData: (id: string) => void findWidget(id),
  },
});

const onload = source.searchParams.get('onload');
const ready = onload && (window as unknown as Record<string, unknown>)[onload];
if (typeof ready === 'function') window.setTimeout(ready as () => void);
