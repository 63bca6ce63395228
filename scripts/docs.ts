import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from './docs/build-site.ts';
import { REPOSITORY } from './services/settings.ts';
import { serveFiles } from './system/serve-files.ts';

const USAGE = `npm run docs                            build the docs site into build/docs
npm run docs -- --serve [--port 4800]   build it and serve it on this machine`;

const { values } = parseArgs({
  options: {
    serve: { type: 'boolean' },
    port: { type: 'string', default: '4800' },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(USAGE);
else {
  const folder = path.join(REPOSITORY, 'build/docs');
  const count = await buildSite(folder);
  console.log(`${count} documents in build/docs`);
  if (values.serve) {
    await serveFiles(folder, Number(values.port));
    console.log(`Docs on http://127.0.0.1:${values.port}`);
  }
}
