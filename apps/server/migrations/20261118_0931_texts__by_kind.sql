-- The queue of one kind (mails to do) joins the texts of the kind with the marks in a state: the ids come from the index.
create index texts_by_kind on texts (kind, id);
