import { cutExcerpt, rankSections, type SearchEntry } from './rank-sections.ts';

const form = document.querySelector<HTMLFormElement>('form[role="search"]');
const input = form?.querySelector('input');
const list = form?.querySelector('ol');
const status = form?.querySelector('output');
if (form && input && list && status) startSearch(form, input, list, status);

function startSearch(
  form: HTMLFormElement,
  input: HTMLInputElement,
  list: HTMLOListElement,
  status: HTMLOutputElement,
): void {
  const root = new URL('.', import.meta.url);
  let entries: Promise<SearchEntry[]> | null = null;
  form.hidden = false;

  input.addEventListener('focus', () => {
    entries ??= fetch(new URL('search.json', root)).then((answer) => answer.json() as Promise<SearchEntry[]>);
  });
  input.addEventListener('input', () => void showResults());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node) || !form.contains(relatedTarget)) list.hidden = true;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === '/' && !isTyping(event.target)) {
      event.preventDefault();
      input.focus();
    }
    if (event.key === 'Escape') list.hidden = true;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') moveFocus(event);
  });

  async function showResults(): Promise<void> {
    const query = input.value;
    const found = rankSections((await entries) ?? [], query);
    if (query !== input.value) return;
    list.replaceChildren(...found.map((entry) => renderResult(entry, query)));
    list.hidden = found.length === 0;
    status.textContent = query.trim() === '' ? '' : `${found.length || 'No'} results`;
  }

  function renderResult(entry: SearchEntry, query: string): HTMLLIElement {
    const link = document.createElement('a');
    link.href = new URL(entry.url, root).href;
    const title = document.createElement('strong');
    title.textContent = entry.heading || entry.page;
    const page = document.createElement('span');
    page.textContent = entry.heading ? entry.page : '';
    const excerpt = document.createElement('small');
    excerpt.textContent = cutExcerpt(entry.text, query);
    link.append(title, page, excerpt);
    const item = document.createElement('li');
    item.append(link);
    return item;
  }

  function moveFocus(event: KeyboardEvent): void {
    if (list.hidden || !(event.target instanceof Node) || !form.contains(event.target)) return;
    const stops = [input, ...list.querySelectorAll('a')];
    const at = stops.findIndex((stop) => stop.matches(':focus'));
    const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
