/** Confirmed by the reader, and neither bounced nor complained about. */
export const ON_LIST = (table: string) => `${table}.status = 'confirmed' and ${table}.suppressed_at is null`;
