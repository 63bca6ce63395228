-- Words of a language are found by their trigrams. The rows of a language lie scattered over the whole table, so reading
-- all of them cost a page of the heap for nearly each; with the language in the index only those with the word are read.
create extension if not exists btree_gin;
create index text_marks_search on text_marks using gin (locale, lowered gin_trgm_ops);
