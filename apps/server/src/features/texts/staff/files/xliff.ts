import { languageTag } from '@paddock/i18n/locales';
import sax from 'sax';
import type { TextState } from '../texts.staff.contract.ts';
import { type ReturnedUnit, TextFileError, type TextUnit } from './csv.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
};
const text = (value: string) => value.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
const attribute = (value: string) => value.replace(/[&<>"\n\t]/g, (sign) => ENTITIES[sign] ?? sign);

const STATES: Readonly<Record<TextState, string>> = {
  missing: 'initial',
  suggested: 'initial',
  stale: 'initial',
  translated: 'translated',
  reviewed: 'reviewed',
  published: 'final',
};

/** The beginning of an XLIFF 2.1 file from English into a locale. */
export const xliffStart = (locale: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:paddock="urn:paddock:texts" version="2.1" srcLang="en" trgLang="${languageTag(locale)}">
<file id="texts" paddock:locale="${locale}" xml:space="preserve">
`;

export function xliffUnit({ id, name, digest, revision, state, source, words }: TextUnit): string {
  const target = words === null ? '' : `<target>${text(words)}</target>`;
  return `<unit id="${id}" name="${attribute(name)}" paddock:digest="${digest}" paddock:revision="${revision}"><segment state="${STATES[state]}" subState="paddock:${state}"><source>${text(source)}</source>${target}</segment></unit>
`;
}

export const XLIFF_END = '</file>\n</xliff>\n';

interface OpenUnit {
  readonly id: number;
  readonly digest: string;
  readonly revision: number;
  words: string | null;
}

/**
 * The units of an XLIFF file with the locale it is for. Several segments of a unit are joined. A DOCTYPE is refused, so no
 * entity can be declared. Tags inside of a target are refused: ours are escaped words.
 */
export function readXliff(file: string): { readonly locale: string | null; readonly units: ReturnedUnit[] } {
  const parser = sax.parser(true, { trim: false, position: true });
  const units: ReturnedUnit[] = [];
  let locale: string | null = null;
  let unit: OpenUnit | null = null;
  let isTarget = false;
  const stop = (what: string): never => {
    throw new TextFileError(`line ${parser.line + 1}: ${what}`);
  };
  parser.ondoctype = () => stop('DOCTYPE');
  parser.onerror = (error) => stop(error.message.split('\n')[0] ?? 'XML');
  parser.onopentag = ({ name, attributes }) => {
    const values = attributes as Record<string, string>;
    if (isTarget) stop(`<${name}> in a target`);
    if (name === 'file') locale = values['paddock:locale'] ?? null;
    if (name === 'unit') unit = openUnit(values) ?? stop('a unit without id, digest and revision');
    if (name === 'target' && unit) {
      isTarget = true;
      unit.words ??= '';
    }
  };
  const append = (part: string) => {
    if (isTarget && unit) unit.words += part;
  };
  parser.ontext = append;
  parser.oncdata = append;
  parser.onclosetag = (name) => {
    if (name === 'target') isTarget = false;
    if (name !== 'unit' || !unit) return;
    units.push(unit);
    unit = null;
  };
  parser.write(file).close();
  return { locale, units };
}

function openUnit(values: Readonly<Record<string, string>>): OpenUnit | null {
  const [id, revision] = [Number(values.id), Number(values['paddock:revision'])];
  const digest = values['paddock:digest'];
  if (!Number.isSafeInteger(id) || !Number.isSafeInteger(revision) || !digest) return null;
  return { id, digest, revision, words: null };
}
