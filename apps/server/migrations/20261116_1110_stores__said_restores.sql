-- A backup is restored without any search path, and a generated column is computed then: what it calls has to bring its own.
alter function store_said(int, text, text, text, text, text, text, jsonb, text[], text, geography)
  set search_path = public, pg_temp;
