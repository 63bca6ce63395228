import { readFile } from 'node:fs/promises';
import * as contracts from '../../features/pages/pages.staff.contract.ts';
import { DeskRefusal } from './desk.ts';
import { type Act, need, type Options } from './options.ts';
import { table } from './print.ts';

const moment = (text: string | undefined, option: string) => {
  if (text === undefined) return undefined;
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw new DeskRefusal(`--${option} is a moment like 2026-12-01T08:00Z.`);
  return at.toISOString();
};

async function textIn(file: string): Promise<object> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new DeskRefusal(`${file}: ${(error as Error).message}`);
  }
}

const shown = ({ publish_at, publish_until }: { publish_at: string; publish_until: string | null }) =>
  `from ${publish_at}${publish_until ? ` until ${publish_until}` : ''}`;

/** Pages: what the command line can do about them. */
export const PAGE_ACTS: Record<string, Act> = {
  pages: async (desk, slug, { page }) => {
    const { data } = await desk(contracts.listStaffPages, { query: { page, ...(slug ? { slug } : {}) } });
    if (data.length === 0) return console.log('No such page.');
    const rows = data.map((one) => [
      ...[one.slug, one.locale, one.scope, one.state, one.publish_at?.slice(0, 16) ?? ''],
      ...[one.publish_until?.slice(0, 16) ?? '', one.title],
    ]);
    console.log(table(['page', 'in', 'of', 'state', 'from (UTC)', 'until', 'title'], rows));
  },
  page: async (desk, slug, options: Options) => {
    const [locale, word] = options.rest;
    if (!locale) throw new DeskRefusal('In which language? page terms it …');
    const params = { slug, locale };
    if (word === 'draft') {
      const body = await textIn(need(options.file, 'file'));
      await desk(contracts.saveStaffPage, { params, body });
      return console.log(`${slug} ${locale}: draft saved`);
    }
    if (word === 'publish') {
      const body = { at: moment(options.at, 'at'), until: moment(options.until, 'until') };
      const { data } = await desk(contracts.publishStaffPage, { params, body });
      return console.log(`${slug} ${locale}: shown ${shown(data)}`);
    }
    if (word === 'withdraw') {
      const body = { reason: need(options.reason, 'reason') };
      const { data } = await desk(contracts.withdrawStaffPage, { params, body });
      return console.log(`${slug} ${locale}: was to be shown ${shown(data)}`);
    }
    if (word === 'preview') {
      const { data } = await desk(contracts.previewStaffPage, { params, body: {} });
      return console.log(`Add ?preview=${data.token} to the page's address; good until ${data.until}.`);
    }
    throw new DeskRefusal('What about it? draft --file page.json, preview, publish or withdraw.');
  },
};
