import { transformSync } from '@swc/core';

/** A script of the site as a browser runs it: without types, and importing the compiled files. */
export function compileScript(source: string): string {
  const { code } = transformSync(source, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } });
  return code.replace(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'");
}
