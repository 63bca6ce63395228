import { type ParseOptions, parseSync } from '@swc/core';

export interface LongFunction {
  readonly line: number;
  readonly name: string;
  readonly lines: number;
}

interface Node {
  readonly type: string;
  readonly span: { readonly start: number; readonly end: number };
  readonly [property: string]: unknown;
}

/** A longer body does more than one thing: its parts get names, or files of their own. */
export const MAX_BODY_LINES = 80;

const TEST_CALL = /^(?:describe|test|it)$/;

/**
 * Every function whose body has more than `MAX_BODY_LINES` lines. A test's own callback may be a long list of steps, and
 * the function that wraps a whole browser script is its module: the functions inside both are counted.
 */
export function findLongFunctions(file: string, source: string): LongFunction[] {
  const options: ParseOptions = { syntax: 'typescript', tsx: /x$/.test(file), target: 'esnext' };
  // swc counts bytes from 1.
  const bytes = Buffer.from(source);
  const lineOf = (place: number) =>
    bytes
      .subarray(0, place - 1)
      .toString('latin1')
      .split('\n').length;
  const found: LongFunction[] = [];

  const visit = (value: unknown, name: string, isTestCallback: boolean) => {
    if (Array.isArray(value)) for (const entry of value) visit(entry, name, false);
    else if (isNode(value)) {
      const ownName = nameOf(value) ?? name;
      const body = bodyOf(value);
      if (body && !isTestCallback) {
        const line = lineOf(body.span.start);
        const lines = lineOf(body.span.end - 1) - line + 1;
        if (lines > MAX_BODY_LINES) found.push({ line, name: ownName, lines });
      }
      const callbacks = isTestCall(value) ? callbacksOf(value) : [];
      for (const [key, child] of Object.entries(value))
        if (key !== 'span' && key !== 'arguments') visit(child, ownName, false);
      if (Array.isArray(value.arguments))
        for (const argument of value.arguments) {
          const expression = (argument as { expression?: unknown }).expression;
          visit(expression, ownName, callbacks.includes(expression));
        }
    } else if (value !== null && typeof value === 'object')
      for (const child of Object.values(value)) visit(child, name, false);
  };
  for (const item of parseSync(source, options).body) visit(moduleOf(item), '', false);
  return found;
}

/** The statements of `(() => { … })();`, else the item itself. */
function moduleOf(item: unknown): unknown {
  if (!isNode(item) || item.type !== 'ExpressionStatement') return item;
  const call = item.expression;
  if (!isNode(call) || call.type !== 'CallExpression') return item;
  const wrapper = isNode(call.callee) ? call.callee.expression : null;
  const body = isNode(wrapper) && wrapper.type === 'ArrowFunctionExpression' ? wrapper.body : null;
  return isNode(body) ? body.stmts : item;
}

const isNode = (value: unknown): value is Node =>
  value !== null && typeof value === 'object' && 'type' in value && 'span' in value;

/** Functions, arrow functions, constructors and object methods have a body; a class method has a function that has it. */
function bodyOf({ type, body, function: method }: Node): Node | null {
  if (type === 'ClassMethod' || type === 'PrivateMethod') return (method as { body: Node | null }).body;
  return isNode(body) && /Function|Method|Constructor|Getter|Setter/.test(type) ? body : null;
}

function nameOf({ type, identifier, id, key }: Node): string | undefined {
  const named =
    type === 'VariableDeclarator' ? id : (identifier ?? (/Method|Property/.test(type) ? key : null));
  const text = isNode(named) ? named.value : undefined;
  return typeof text === 'string' ? text : undefined;
}

/** `test(…)`, `test.each(…)(…)`, `describe.skip(…)`. */
function isTestCall(node: Node): boolean {
  if (node.type !== 'CallExpression') return false;
  let callee = node.callee;
  while (isNode(callee) && callee.type !== 'Identifier') callee = callee.object ?? callee.callee;
  return isNode(callee) && typeof callee.value === 'string' && TEST_CALL.test(callee.value);
}

const callbacksOf = ({ arguments: list }: Node): unknown[] =>
  (Array.isArray(list) ? list : []).map((argument) => (argument as { expression?: unknown }).expression);
