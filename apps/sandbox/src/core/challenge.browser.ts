/// <reference lib="dom" />

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-outcome]')) {
  button.addEventListener('click', async () => {
    for (const other of document.querySelectorAll('button')) other.disabled = true;
    const { outcome } = button.dataset;
    // An abandoned challenge is not reported: the bank keeps waiting.
    if (outcome !== 'abandon')
      await fetch(document.body.dataset.answer ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ outcome }),
      }).catch(() => null);
    // COMPLETE is what a bank's page says when it is done, well or badly.
    const ended = outcome === 'abandon' ? {} : { status: 'COMPLETE' };
    parent.postMessage({ frame: 'challenge', outcome, ...ended }, '*');
  });
}

// A key pressed in here does not reach the dialog outside.
addEventListener('keydown', (event) => {
  if (event.key === 'Escape') parent.postMessage({ frame: 'challenge', outcome: 'abandon' }, '*');
});
