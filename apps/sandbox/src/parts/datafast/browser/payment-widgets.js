// The widget a shop includes: it finds form.paymentWidgets and puts the provider's card form in its place. What is
// typed stays in a frame of the provider's origin; the page around it never sees a card.
(() => {
  const script = document.currentScript ?? document.querySelector('script[src*="paymentWidgets.js"]');
  const source = new URL(script.src);
  const checkoutId = source.searchParams.get('checkoutId') ?? '';
  const options = window.wpwlOptions ?? {};
  const locale = String(options.locale ?? document.documentElement.lang ?? 'en');
  const undo = [];

  function fail(name, message) {
    if (typeof options.onError === 'function') options.onError({ name, message });
    else console.error(`${name}: ${message}`);
  }

  // Set property by property: a page may forbid style attributes and style elements, never this.
  function styled(element, rules) {
    for (const [name, value] of Object.entries(rules)) element.style.setProperty(name, value);
    return element;
  }

  function place(form) {
    const frame = styled(document.createElement('iframe'), {
      border: '0',
      display: 'block',
      'inline-size': '100%',
      'block-size': '340px',
    });
    const address = new URL(`/v1/checkouts/${encodeURIComponent(checkoutId)}/frame`, source.origin);
    address.searchParams.set('locale', locale);
    address.searchParams.set('style', String(options.style ?? 'card'));
    address.searchParams.set('parent', location.origin);
    frame.src = address.href;
    frame.title = options.labels?.cardNumber ?? 'Datafast';
    frame.setAttribute('allow', 'payment');
    frame.className = 'wpwl-frame';

    const box = document.createElement('div');
    box.className = 'wpwl-container wpwl-container-card';
    const inner = document.createElement('form');
    inner.className = 'wpwl-form wpwl-form-card';
    inner.noValidate = true;
    inner.append(frame);
    box.append(inner);
    form.before(box);
    form.hidden = true;
    undo.push(() => {
      box.remove();
      form.hidden = false;
    });

    const tell = (message) => frame.contentWindow?.postMessage(message, source.origin);
    const extra = () =>
      Object.fromEntries(
        [...inner.querySelectorAll('input[type=hidden][name]')].map((input) => [input.name, input.value]),
      );

    function submit() {
      if (typeof options.onBeforeSubmitCard === 'function' && options.onBeforeSubmitCard() === false) return;
      tell({
        kind: 'submit',
        parameters: extra(),
        shopperResultUrl: new URL(form.getAttribute('action') ?? '', location.href).href,
      });
    }

    function heard({ data, origin, source: from }) {
      if (origin !== source.origin || from !== frame.contentWindow) return;
      if (data.kind === 'ready') {
        if (data.title) frame.title = data.title;
        tell({
          kind: 'setup',
          labels: options.labels ?? {},
          brands: (form.dataset.brands ?? '').split(/\s+/),
        });
        if (typeof options.onReady === 'function') options.onReady();
      } else if (data.kind === 'size') frame.style.setProperty('block-size', `${Number(data.height)}px`);
      else if (data.kind === 'ask-submit') submit();
      else if (data.kind === 'submitted') options.onAfterSubmit?.();
      else if (data.kind === 'error') fail(String(data.name), String(data.message));
      else if (data.kind === 'finished') {
        const back = new URL(form.getAttribute('action') ?? '', location.href);
        back.searchParams.set('id', checkoutId);
        back.searchParams.set('resourcePath', `/v1/checkouts/${checkoutId}/payment`);
        location.assign(back);
      }
    }
    window.addEventListener('message', heard);
    undo.push(() => window.removeEventListener('message', heard));
  }

  const forms = document.querySelectorAll('form.paymentWidgets');
  if (forms.length === 0) fail('WidgetError', 'There is no form.paymentWidgets on this page.');
  for (const form of forms) place(form);

  window.wpwl = {
    checkout: { id: checkoutId },
    unload() {
      for (const step of undo.splice(0)) step();
      delete window.wpwl;
    },
  };
})();
