import { Picture } from '@paddock/ui/picture';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import type { ModelView } from './ride-view.ts';

/** The models that can be ridden, each a link. */
export function ModelChoice({ models }: { models: readonly ModelView[] }) {
  const t = useT();
  return (
    <section className="rides__step" aria-labelledby="ride-model">
      <h2 id="ride-model" className="ui-h3">
        {t('testRides.chooseModel')}
      </h2>
      <ul className="ride-models">
        {models.map(({ slug, name, kind, picture, href }) => (
          <li key={slug}>
            <Link to={href} className="ride-model" preventScrollReset>
              {picture && (
                <Picture
                  source={picture}
                  alt=""
                  sizes="(min-width: 1024px) 310px, (min-width: 768px) 31vw, 46vw"
                />
              )}
              <span className="ride-model__name">
                <bdi>{name}</bdi>
              </span>
              {kind && <span className="ui-small ui-muted">{kind}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
