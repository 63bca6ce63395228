import { type Db, runPrepared } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import type { Picture } from './pictures.staff.contract.ts';

const PICTURES = statement<Statements['content_pictures'], Picture>(
  'content_pictures',
  `select m.key, case when m.mime_type like 'video/%' then 'video' else 'picture' end as kind, m.width, m.height,
          (select '/media/' || s.key || '-' || s.hash || '-'
               || coalesce((select min(w) from unnest(s.widths) w where w >= 320), s.widths[cardinality(s.widths)]) || '.jpeg'
             from media s where s.id = coalesce(m.poster_id, m.id)) as address,
          coalesce((select json_object_agg(d.locale, d.alt) from media_translations d where d.media_id = m.id), '{}') as alts
     from media m where m.mime_type ~ '^(image|video)/' order by m.key`,
);

export const findContentPictures = (db: Db) => runPrepared(db, PICTURES, []);
