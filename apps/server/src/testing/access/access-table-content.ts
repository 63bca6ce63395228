import type { Access } from './access.ts';

const PICTURE = { open: 'a name in the brand’s media, or of a block inside of its page' };
const NEWS = { open: 'articles belong to the brand; the permission on their sites decides (CONTENT-09)' };
const VERSION = { open: 'a version of another site is not found: row-level security (CONTENT-05)' };
const MENU = { open: 'the name of a menu, or of an entry inside of it' };
const SEEN = { headers: { 'if-match': '"0"' } } as const;

const BLOCKS = {
  'body.blocks.columns.image': PICTURE,
  'body.blocks.entries.image': PICTURE,
  'body.blocks.image': PICTURE,
  'body.blocks.items': PICTURE,
  'body.blocks.items.image': PICTURE,
  'body.blocks.video': PICTURE,
  'body.blocks.id': PICTURE,
} as const;
const page = (rest: string) => `/api/staff/pages/:slug/:locale${rest}`;
const REASON = { body: () => ({ reason: 'Because.' }) };

/** The routes of pages, news, menus and previews. */
export const CONTENT_ACCESS: Readonly<Record<string, Access>> = {
  [`PUT ${page('')}`]: { ids: BLOCKS, ...SEEN },
  [`GET ${page('/versions/:version')}`]: { ids: { 'params.version': VERSION } },
  [`POST ${page('/versions/:version/withdraw')}`]: { ids: { 'params.version': VERSION }, ...REASON },
  [`POST ${page('/versions/:version/restore')}`]: {
    ids: { 'params.version': VERSION },
    body: () => ({}),
    ...SEEN,
  },
  'GET /api/staff/news/:id': { ids: { 'params.id': NEWS } },
  'PUT /api/staff/news/:id': { ids: { 'params.id': NEWS }, ...SEEN },
  'GET /api/staff/news/:id/versions': { ids: { 'params.id': NEWS } },
  'POST /api/staff/news/:id/versions': { ids: { 'params.id': NEWS }, body: () => ({}), ...SEEN },
  'GET /api/staff/news/:id/versions/:version': { ids: { 'params.id': NEWS, 'params.version': NEWS } },
  'POST /api/staff/news/:id/versions/:version/withdraw': {
    ids: { 'params.id': NEWS, 'params.version': NEWS },
    ...REASON,
  },
  'POST /api/staff/news/:id/versions/:version/restore': {
    ids: { 'params.id': NEWS, 'params.version': NEWS },
    body: () => ({}),
    ...SEEN,
  },
  'GET /api/staff/menus/:menu': { ids: { 'params.menu': MENU } },
  'PUT /api/staff/menus/:menu': {
    ids: {
      'params.menu': MENU,
      'body.entries.key': MENU,
      'body.entries.children.key': MENU,
      'body.entries.children.children.key': MENU,
    },
    ...SEEN,
  },
  'GET /api/staff/menus/:menu/versions': { ids: { 'params.menu': MENU } },
  'POST /api/staff/menus/:menu/versions': { ids: { 'params.menu': MENU }, body: () => ({}), ...SEEN },
  'GET /api/staff/menus/:menu/versions/:version': {
    ids: { 'params.menu': MENU, 'params.version': VERSION },
  },
  'POST /api/staff/menus/:menu/versions/:version/withdraw': {
    ids: { 'params.menu': MENU, 'params.version': VERSION },
    ...REASON,
  },
  'POST /api/staff/menus/:menu/versions/:version/restore': {
    ids: { 'params.menu': MENU, 'params.version': VERSION },
    body: () => ({}),
    ...SEEN,
  },
};
