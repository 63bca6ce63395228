import type { TestProject } from 'vitest/node';
import { startServices } from '../services.ts';
import { environmentOf, readSettings, withoutFsync } from './settings.ts';

/** Before the first database test: the services answer, and every test file is told where. */
export default async function setup(_project: TestProject): Promise<void> {
  const settings = withoutFsync(readSettings());
  await startServices(['postgres', 'redis'], settings);
  Object.assign(process.env, environmentOf(settings));
}
