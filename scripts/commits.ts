import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkTitle } from './commits/check-title.ts';
import { findCommits } from './commits/find-commits.ts';

const USAGE = `npm run commits                        titles of the commits since the check exists
npm run commits -- --message <file>    the title in a message that is being written (for a commit-msg hook)`;

const { values } = parseArgs({ options: { message: { type: 'string' }, help: { type: 'boolean' } } });

if (values.help) console.log(USAGE);
else if (values.message !== undefined) process.exitCode = checkMessage(values.message) ? 0 : 1;
else process.exitCode = checkHistory() ? 0 : 1;

function checkMessage(file: string): boolean {
  const title = readFileSync(file, 'utf8').split('\n', 1)[0] ?? '';
  return report('this commit', title);
}

function checkHistory(): boolean {
  const commits = findCommits();
  if (!commits) {
    console.log('The first checked commit is not in this history (a shallow clone?): no title was checked.');
    return true;
  }
  const refused = commits.filter(({ hash, title }) => !report(hash, title)).length;
  console.log(`${commits.length} commit titles, ${refused} refused`);
  return refused === 0;
}

function report(name: string, title: string): boolean {
  const faults = checkTitle(title);
  for (const fault of faults) console.error(`${name} "${title}" ${fault}`);
  return faults.length === 0;
}
