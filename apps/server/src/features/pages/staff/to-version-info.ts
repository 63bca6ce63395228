import type { VersionInfo } from '../../versions/versions.contract.ts';
import type { PageState } from './page-editor.sql.ts';

export const toVersionInfo = (row: PageState): VersionInfo => ({
  id: row.id,
  scope: row.scope,
  state: row.state,
  publish_at: row.publish_at,
  publish_until: row.publish_until,
  by: row.by,
  created_at: row.created_at,
});
