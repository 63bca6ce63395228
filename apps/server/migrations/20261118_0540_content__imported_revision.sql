-- Where content comes from. A row whose `revision` is its `imported_revision` is as the last import of a brand bundle left
-- it. Every change at the desk gives a row another revision, and an import never touches such a row.
alter table page_versions add column imported_revision bigint;
alter table menu_versions add column imported_revision bigint;
alter table articles add column imported_revision bigint;
alter table glossary_terms add column imported_revision int;
alter table media add column imported_revision int;
-- Overrides have no revision: the digest of the words that an import has left.
alter table text_overrides add column imported_digest text;

-- What earlier loads of the brand's files have written.
update page_versions set imported_revision = revision where created_by = 'files';
update articles set imported_revision = revision where created_by = 'files';

-- Null: the original came with a brand bundle.
alter table media_files alter column staff_id drop not null;
