import { expect, test } from 'vitest';
import { listAssets } from './pages.ts';

test('[OPS-08] the files of a page are named whole: none is made up from the name of another', () => {
  const page = `<script src="/assets/entry.client-a1.js"></script><link href='/assets/root-b2.css'>
    {"museum":"/assets/brand-c3/museum.json","again":"/assets/entry.client-a1.js","font":"/assets/x.woff2"}`;
  expect(listAssets(page)).toEqual(['/assets/entry.client-a1.js', '/assets/root-b2.css', '/assets/x.woff2']);
  expect(listAssets('<html></html>')).toEqual([]);
});
