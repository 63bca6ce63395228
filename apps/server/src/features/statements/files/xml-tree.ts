import sax from 'sax';
import { StatementFileError } from './parsed-statement.ts';

export interface XmlNode {
  /** Without the namespace prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlNode[];
  text: string;
}

const MAX_DEPTH = 40;
const MAX_NODES = 2_000_000;

/**
 * A small tree of an XML file. A DOCTYPE is refused before it is read, so no entity can be declared; the five of XML
 * itself are all that is known.
 */
export function parseXml(text: string): XmlNode {
  const parser = sax.parser(true, { trim: false, position: true });
  const top: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const open: XmlNode[] = [top];
  let nodes = 0;
  const stop = (what: string): never => {
    throw new StatementFileError('file_malformed', `line ${parser.line + 1}: ${what}`);
  };
  parser.ondoctype = () => stop('DOCTYPE');
  parser.onerror = (error) => stop(error.message.split('\n')[0] ?? 'XML');
  parser.onopentag = ({ name, attributes }) => {
    nodes += 1;
    if (open.length > MAX_DEPTH || nodes > MAX_NODES) stop('too deep or too large');
    const node = {
      name: localName(name),
      attributes: attributes as Record<string, string>,
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(node);
    open.push(node);
  };
  const append = (part: string) => {
    const node = open.at(-1);
    if (node) node.text += part;
  };
  parser.ontext = append;
  parser.oncdata = append;
  parser.onclosetag = () => {
    open.pop();
  };
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) stop('DOCTYPE');
  parser.write(text).close();
  const [root] = top.children;
  if (!root || open.length !== 1) return stop('end of file');
  return root;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

export const childrenOf = (node: XmlNode | undefined, name: string): XmlNode[] =>
  node?.children.filter((child) => child.name === name) ?? [];

/** The first node along a path of names. */
export function nodeAt(node: XmlNode | undefined, ...path: string[]): XmlNode | undefined {
  let found = node;
  for (const name of path) found = found?.children.find((child) => child.name === name);
  return found;
}

export const textAt = (node: XmlNode | undefined, ...path: string[]): string =>
  nodeAt(node, ...path)?.text.trim() ?? '';
