/** A text `t` with its mark `m` in a locale, as `TextRow`. Pages and articles are named by their title. */
export const TEXT_COLUMNS = `t.id, t.kind, t.subject, t.path, t.source, t.digest, nullif(m.made_from, t.source) as made_from,
       m.words, m.state, m.origin, m.note, m.wants_review, to_char(m.due_on, 'YYYY-MM-DD') as due_on, m.revision,
       case when t.kind in ('page', 'news') then
         (select n.source from texts n where n.kind = t.kind and n.subject = t.subject and n.path = 'title') end as title`;
