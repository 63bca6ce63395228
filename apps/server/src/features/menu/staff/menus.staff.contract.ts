import { z } from 'zod';
import { typedLines } from '../../typed-text.contract.ts';
import {
  Published,
  PublishInput,
  Scope,
  ScopeQuery,
  VersionInfo,
  VersionParam,
  VersionSummary,
} from '../../versions/versions.contract.ts';
import { MenuLayout, MenuName } from '../layout.contract.ts';

// Head and foot of the shop: the brand's layout, which a site may replace by one of its own.

const params = z.object({ menu: MenuName });

interface BuiltInShape {
  key: string;
  /** Of a category or product; null: the shop has its own words for it, and so does the desk. */
  name: string | null;
  /** Why the shop does not show it here; null: it is shown. */
  absent: 'no_shop' | 'not_in_range' | null;
  children: BuiltInShape[];
}
const BuiltInLeaf = z.object({
  key: z.string(),
  name: z.string().nullable(),
  absent: z.enum(['no_shop', 'not_in_range']).nullable(),
});
const BuiltInEntry = BuiltInLeaf.extend({
  children: z.array(
    BuiltInLeaf.extend({ children: z.array(BuiltInLeaf.extend({ children: z.array(z.never()) })) }),
  ),
});
export type BuiltInEntry = BuiltInShape;

export const EditedMenu = z.object({
  menu: MenuName,
  scope: Scope,
  revision: z.number(),
  layout: MenuLayout,
  /** Where `layout` comes from. `empty`: nothing is changed, the shop's own menu is shown. */
  source: z.enum(['draft', 'live', 'inherited', 'empty']),
  /** Site only: what the brand shows now, for "inherited" marks and for going back to it. */
  brand_layout: MenuLayout.nullable(),
  /** What the shop itself has, in its usual order. */
  built_in: z.array(BuiltInEntry),
  versions: VersionSummary,
  overridden_by: z.array(z.string()),
  locales: z.array(z.string()),
  timezone: z.string(),
  can_edit: z.boolean(),
  can_edit_brand: z.boolean(),
});
export type EditedMenu = z.infer<typeof EditedMenu>;

export const showEditedMenu = {
  method: 'GET',
  path: '/api/staff/menus/:menu',
  summary: 'The layout that an editor goes on with: the draft, else what is shown',
  params,
  query: ScopeQuery,
  response: z.object({ data: EditedMenu }),
} as const;

const Saved = z.object({
  data: z.object({ revision: z.number(), saved_at: z.string(), layout: MenuLayout }),
});

export const saveMenu = {
  method: 'PUT',
  path: '/api/staff/menus/:menu',
  summary:
    'Saves the draft with `If-Match: "<revision>"`; 409 `edited_meanwhile` carries the menu as it is now',
  params,
  query: ScopeQuery,
  body: MenuLayout,
  response: Saved,
} as const;

export const publishMenu = {
  method: 'POST',
  path: '/api/staff/menus/:menu/versions',
  summary: 'Publishes the draft now or from a moment on, with `If-Match: "<revision>"`',
  status: 200,
  params,
  query: ScopeQuery,
  body: PublishInput,
  response: z.object({ data: Published }),
} as const;

export const listMenuVersions = {
  method: 'GET',
  path: '/api/staff/menus/:menu/versions',
  summary: 'The newest 100 versions of a menu in one scope, the draft first',
  params,
  query: ScopeQuery,
  response: z.object({ data: z.array(VersionInfo) }),
} as const;

export const showMenuVersion = {
  method: 'GET',
  path: '/api/staff/menus/:menu/versions/:version',
  summary: 'One version with its layout, to compare it',
  params: params.extend({ version: VersionParam }),
  query: ScopeQuery,
  response: z.object({ data: VersionInfo.extend({ layout: MenuLayout }) }),
} as const;

export const withdrawMenuVersion = {
  method: 'POST',
  path: '/api/staff/menus/:menu/versions/:version/withdraw',
  summary: 'Ends a live version, or takes back a scheduled one before it begins; the one before is shown',
  status: 200,
  params: params.extend({ version: VersionParam }),
  query: ScopeQuery,
  body: z.object({ reason: typedLines().min(1).max(500) }),
  response: z.object({ data: Published }),
} as const;

export const restoreMenuVersion = {
  method: 'POST',
  path: '/api/staff/menus/:menu/versions/:version/restore',
  summary: 'Makes the layout of a version the draft, with `If-Match: "<revision>"`',
  status: 200,
  params: params.extend({ version: VersionParam }),
  query: ScopeQuery,
  body: z.object({}),
  response: Saved,
} as const;
