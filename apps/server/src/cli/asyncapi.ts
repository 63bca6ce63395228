// `npm run asyncapi` writes asyncapi.json from the contracts of the events; a unit test fails while it is out of date.
import { writeFile } from 'node:fs/promises';
import { describeEvents } from '../features/events/describe-events.ts';

const FILE = new URL('../../../../asyncapi.json', import.meta.url);

await writeFile(FILE, `${JSON.stringify(describeEvents(), null, 1)}\n`);
