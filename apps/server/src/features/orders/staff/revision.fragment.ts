/** The revision of the order `o`, as pushes name it: the microsecond of its last change. */
export const REVISION = '(extract(epoch from o.updated_at) * 1000000)::bigint::text';
