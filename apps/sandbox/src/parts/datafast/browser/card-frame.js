// Inside the provider's frame. It speaks to the page around it only about sizes and outcomes.
(() => {
  const { checkoutId, words, open } = JSON.parse(document.getElementById('frame-data').textContent);
  const parentOrigin = new URL(location.href).searchParams.get('parent') ?? '';
  const tell = (message) => window.parent.postMessage(message, parentOrigin);
  const form = document.querySelector('form');
  let payment = null;

  new ResizeObserver(() =>
    tell({ kind: 'size', height: Math.ceil(document.body.getBoundingClientRect().height) }),
  ).observe(document.body);
  if (!open) {
    tell({ kind: 'error', name: 'InvalidCheckoutIdError', message: words.expired });
    return;
  }

  const field = (name) => form.elements.namedItem(name);
  const figures = (name) => field(name).value.replace(/\D/g, '');
  const BRANDS = [
    ['AMEX', /^3[47]/],
    ['DINERS', /^3(0[0-5]|[689])/],
    ['DISCOVER', /^6(011|5)/],
    ['MASTER', /^(5[1-5]|2[2-7])/],
    ['VISA', /^4/],
  ];
  const brandOf = (number) => BRANDS.find(([, shape]) => shape.test(number))?.[0] ?? '';

  function hasCheckDigit(number) {
    const sum = [...number].reverse().reduce((total, figure, place) => {
      const twice = place % 2 ? Number(figure) * 2 : Number(figure);
      return total + (twice > 9 ? twice - 9 : twice);
    }, 0);
    return number.length >= 13 && sum % 10 === 0;
  }

  function isAhead(expiry) {
    const month = Number(expiry.slice(0, 2));
    const today = new Date();
    const ends = new Date(2000 + Number(expiry.slice(2)), month, 1);
    return expiry.length === 4 && month >= 1 && month <= 12 && ends > today;
  }

  const checks = {
    number: () => hasCheckDigit(figures('number')),
    expiry: () => isAhead(figures('expiry')),
    cvv: () => /^\d{3,4}$/.test(figures('cvv')),
    holder: () => field('holder').value.trim().length >= 3,
  };

  function show(name, isFine) {
    const note = document.getElementById(`${name}-error`);
    note.textContent = isFine ? '' : words[`${name}Wrong`];
    note.hidden = isFine;
    field(name).setAttribute('aria-invalid', String(!isFine));
  }

  field('number').addEventListener('input', () => {
    const number = figures('number').slice(0, 19);
    field('number').value = number.replace(/(.{4})(?=.)/g, '$1 ');
    const brand = brandOf(number);
    for (const mark of document.querySelectorAll('[data-brand]'))
      mark.classList.toggle('is-on', mark.dataset.brand === brand);
  });
  field('expiry').addEventListener('input', (event) => {
    const expiry = figures('expiry').slice(0, 4);
    const erasing = event.inputType === 'deleteContentBackward';
    field('expiry').value =
      expiry.length > 2 || (expiry.length === 2 && !erasing)
        ? `${expiry.slice(0, 2)} / ${expiry.slice(2)}`
        : expiry;
  });
  for (const name of Object.keys(checks)) {
    field(name).addEventListener('change', () => field(name).value && show(name, checks[name]()));
    // A complaint goes away as soon as it is answered.
    field(name).addEventListener('input', () => checks[name]() && show(name, true));
  }

  async function post(path, body) {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.json();
  }

  function busy(isBusy) {
    document.body.classList.toggle('is-busy', isBusy);
    form.querySelector('button').disabled = isBusy;
  }

  async function pay() {
    const wrong = Object.keys(checks).filter((name) => !checks[name]());
    for (const name of Object.keys(checks)) show(name, !wrong.includes(name));
    if (wrong.length) {
      field(wrong[0]).focus();
      tell({ kind: 'error', name: 'InvalidFieldsError', message: wrong.join(' ') });
      return;
    }
    busy(true);
    tell({ kind: 'submitted' });
    const number = figures('number');
    try {
      const result = await post(`/v1/checkouts/${checkoutId}/cards`, {
        number,
        brand: brandOf(number) || 'VISA',
        holder: field('holder').value.trim(),
        expiryMonth: figures('expiry').slice(0, 2),
        expiryYear: `20${figures('expiry').slice(2)}`,
        cvv: figures('cvv'),
        ...payment,
      });
      if (result.state === 'done') tell({ kind: 'finished' });
      else if (result.state === 'challenge') challenge(result.transaction);
      else throw new Error(result.state);
    } catch (error) {
      busy(false);
      tell({ kind: 'error', name: 'PaymentError', message: error.message });
      document.getElementById('form-error').textContent = words.expired;
      document.getElementById('form-error').hidden = false;
    }
  }

  function challenge(transaction) {
    const dialog = document.querySelector('dialog');
    form.hidden = true;
    dialog.show();
    dialog.querySelector('button').focus();
    for (const button of dialog.querySelectorAll('button'))
      button.addEventListener('click', async () => {
        await post(`/v1/checkouts/${checkoutId}/challenges/${transaction}`, { outcome: button.value });
        tell({ kind: 'finished' });
      });
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    tell({ kind: 'ask-submit' });
  });
  window.addEventListener('message', ({ data, origin, source }) => {
    if (origin !== parentOrigin || source !== window.parent) return;
    if (data.kind === 'submit') {
      payment = { parameters: data.parameters, shopperResultUrl: data.shopperResultUrl };
      void pay();
    } else if (data.kind === 'setup') {
      for (const [name, label] of Object.entries(data.labels)) {
        const shown = document.querySelector(`[data-label="${CSS.escape(name)}"]`);
        if (shown) shown.textContent = String(label);
      }
      for (const mark of document.querySelectorAll('[data-brand]'))
        mark.hidden = !data.brands.includes(mark.dataset.brand);
    }
  });
  tell({ kind: 'ready', title: words.title });
})();
