import type { Passkey } from './passkeys.contract.ts';
import type { PasskeyRow } from './passkeys.sql.ts';

export const toPasskey = ({ id, name, backed_up, created_at, last_used_at }: PasskeyRow): Passkey => ({
  id,
  name,
  backed_up,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});
