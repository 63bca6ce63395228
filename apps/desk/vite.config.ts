import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { deskMessages } from './desk-messages.ts';

/**
 * Every zod schema carries methods that write JSON Schema, 8 kB that the desk never calls. Their modules become empty in
 * the build; contracts parse as before.
 */
function dropJsonSchema(): Plugin {
  return {
    name: 'paddock-drop-json-schema',
    apply: 'build',
    transform(code, id) {
      if (!/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/.test(id)) return undefined;
      const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
      if (names.length === 0) this.error('zod no longer exports its JSON Schema functions one by one');
      const stubs = names.map((name) => `unused as ${name}`).join(', ');
      return { code: `const unused = () => unused;\nexport { ${stubs} };`, map: null };
    },
  };
}

const FORMATS =
  'jwt|emoji|guid|nanoid|cuid2?|ulid|base64(?:url)?|xid|ksuid|ipv[46]|cidrv[46]|e164|uuidv[467]|time|duration';

/** Every zod string carries methods for formats that no contract asks for, with their expressions: 2 kB. */
function dropStringFormats(): Plugin {
  const METHOD = new RegExp(`^ {4}(?:${FORMATS})\\(params\\) \\{\\n.*\\n {4}\\},\\n`, 'gm');
  return {
    name: 'paddock-drop-string-formats',
    apply: 'build',
    transform(code, id) {
      if (!/zod\/v4\/classic\/schemas\.js$/.test(id)) return undefined;
      const kept = code.replace(METHOD, '');
      if (kept === code) this.error('zod no longer writes the formats of strings as methods');
      return { code: kept, map: null };
    },
  };
}

/** The desk has its own words for what is wrong with a field: zod's English sentences, 2 kB, are never shown. */
function dropSentences(): Plugin {
  return {
    name: 'paddock-drop-sentences',
    apply: 'build',
    transform(_code, id) {
      if (!/zod\/v4\/locales\/en\.js$/.test(id)) return undefined;
      return { code: 'export default () => ({});', map: null };
    },
  };
}

/**
 * Zod compiles parsers with `new Function`, which the content security policy forbids: each page load would report one
 * violation and fall back. The plain parser is used at once, and the compiler is left out.
 */
function dropCompiledParsers(): Plugin {
  return {
    name: 'paddock-drop-compiled-parsers',
    apply: 'build',
    transform(code, id) {
      if (!/zod\/v4\/classic\/schemas\.js$/.test(id)) return undefined;
      const plain = code.replaceAll('core.$ZodObjectJIT.init(', 'core.$ZodObject.init(');
      if (plain === code) this.error('zod no longer compiles the parsers of objects');
      return { code: plain, map: null };
    },
  };
}

export default defineConfig({
  plugins: [
    deskMessages(),
    dropJsonSchema(),
    dropStringFormats(),
    dropSentences(),
    dropCompiledParsers(),
    reactRouter(),
  ],
  build: { target: 'es2023', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-)?query[^/]*)\//,
                },
                // Fifty files of a kilobyte cost a phone more than their content: what nearly every screen imports is one
                // file, what nearly every list imports another.
                {
                  name: 'kit',
                  test: /app\/(i18n|kit\/(calls|keys|parts|screen|session|list\/skeleton))|zod|packages\/(i18n|api-client)\//,
                  minShareCount: 24,
                },
                { name: 'list', test: /app\/kit\/list\/(?!skeleton)|virtual-core/, minShareCount: 20 },
              ],
            },
          },
        },
      },
    },
  },
  optimizeDeps: {
    include: [
      '@tanstack/react-query',
      '@tanstack/react-virtual',
      'react-hook-form',
      '@hookform/resolvers/zod',
      'zod',
    ],
  },
  server: { host: '127.0.0.1' },
});
