/** Literals of a source file: quoted strings, and templates with a hole for each `${…}`. */
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const HOLES = /\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g;

/** A template names ids only by a part that looks like one: `account.tab.${name}`, `${kind}.title`. */
const ID_PART = /^[a-zA-Z][\w-]*\.|\.[a-zA-Z][\w-]*$/;

/**
 * Ids of a catalogue that no source names, neither as a literal nor by a template. A hole of a template stands for one
 * segment (`account.tab.${name}`), or for several that are named themselves (`mail.${lead}` with 'received.cash').
 */
export function findUnused(ids: readonly string[], sources: readonly string[]): string[] {
  const named = new Set<string>();
  const templates: RegExp[] = [];
  for (const source of sources) readLiterals(source);
  return ids.filter((id) => !isNamed(id));

  function readLiterals(source: string): void {
    for (const [, single, double, template] of source.matchAll(LITERAL)) {
      const literal = single ?? double;
      if (literal !== undefined) named.add(literal);
      else if (template !== undefined) {
        addTemplate(template);
        // A hole is code of its own: `… ${t('bag.title')}`.
        for (const [hole] of template.matchAll(HOLES)) readLiterals(hole);
      }
    }
  }

  function addTemplate(template: string): void {
    const parts = template.split(HOLES);
    if (parts.length === 1) named.add(template);
    else if (/^[\w.-]*$/.test(parts.join('')) && parts.some((part) => ID_PART.test(part)))
      templates.push(new RegExp(`^${parts.map(escapeForRegExp).join('([\\w.-]+)')}$`));
  }

  function isNamed(text: string): boolean {
    if (named.has(text)) return true;
    return templates.some((template) => {
      const [, ...holes] = template.exec(text) ?? [];
      return holes.length > 0 && holes.every((hole) => !hole.includes('.') || isNamed(hole));
    });
  }
}

function escapeForRegExp(text: string): string {
  return text.replace(/[.\\-]/g, '\\$&');
}
