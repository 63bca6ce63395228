import { Icon } from '@paddock/ui/icon';
import { Picture } from '@paddock/ui/picture';
import { data, type HeadersArgs, Link } from 'react-router';
import { Breadcrumbs } from '../../frame/breadcrumbs.tsx';
import { Head } from '../../frame/head.tsx';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/manuals.page.ts';
import { loadManuals, type ManualGroup } from './load-manuals.server.ts';
import type { ManualFileView } from './manual-file-link.tsx';
import './manuals.css';

await requireMessages('shop');

// A page without what it is about must not be kept for the next visitor.
const NOT_KEPT = { headers: { 'Cache-Control': 'private, no-store' } };

export async function loader({ context }: Route.LoaderArgs) {
  const groups = await loadManuals(context.get(visitContext));
  return groups ? data({ groups }) : data({ groups: [] }, NOT_KEPT);
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;

export default function ManualsPage({ loaderData: { groups } }: Route.ComponentProps) {
  const t = useT();
  const path = usePath();
  return (
    <>
      <Head title={t('manuals.title')} description={t('manuals.lead')} />
      <div className="manuals-top">
        <div className="ui-column manuals-top__in">
          <Breadcrumbs trail={[]} current={t('manuals.title')} />
          <h1 className="ui-h1">{t('manuals.title')}</h1>
          <p className="ui-lead">{t('manuals.lead')}</p>
          {groups.length > 1 && (
            <nav aria-label={t('manuals.jump')}>
              <ul className="ui-chips">
                {groups.map((group) => (
                  <li key={group.slug}>
                    <Link className="ui-chip" to={`${path('manuals')}#${group.slug}`}>
                      <bdi>{group.name ?? t('manuals.general')}</bdi>
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </div>
      <div className="ui-column manual-groups">
        {groups.length === 0 && <p className="ui-lead">{t('manuals.none')}</p>}
        {groups.map((group) => (
          <Group key={group.slug} group={group} />
        ))}
      </div>
    </>
  );
}

function Group({ group }: { group: ManualGroup }) {
  const t = useT();
  return (
    <section id={group.slug} className="manual-group" aria-labelledby={`manuals-${group.slug}`}>
      <div className="manual-group__about">
        {group.picture && <Picture source={group.picture} alt="" sizes="(min-width: 768px) 240px, 96px" />}
        <h2 id={`manuals-${group.slug}`} className="ui-h3">
          <bdi>{group.name ?? t('manuals.general')}</bdi>
        </h2>
      </div>
      <div className="manual-group__list">
        {group.manuals.map((manual) => (
          <div key={manual.id} className="manual-row">
            <h3 className="ui-h4">{manual.name}</h3>
            <ul>
              {manual.files.map((file) => (
                <FileLink key={file.url} file={file} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function FileLink({ file }: { file: ManualFileView }) {
  const t = useT();
  return (
    <li>
      <a className="manual-link" href={file.url} download={file.fileName} hrefLang={file.lang}>
        <Icon name="download" />
        <bdi>{file.language}</bdi>
        <bdi className="ui-muted ui-number">{file.size}</bdi>
        <span className="ui-hidden">{t('manuals.download', { file: file.fileName })}</span>
      </a>
    </li>
  );
}
