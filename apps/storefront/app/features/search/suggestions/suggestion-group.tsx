import { Icon } from '@paddock/ui/icon';
import { Picture } from '@paddock/ui/picture';
import { Link } from 'react-router';
import { usePath } from '../../../page/page-context.ts';
import type { Suggested } from './suggestions.ts';

/** The id of the list; its options and groups take theirs from it. */
export const LIST = 'search-suggestions';

type GroupProps = {
  title: string;
  kind: Suggested['kind'];
  shown: Suggested[];
  option: (index: number) => object;
};

/** Products or categories among the suggestions; each keeps its place in the whole list. */
export function SuggestionGroup({ title, kind, shown, option }: GroupProps) {
  const path = usePath();
  if (!shown.some((one) => one.kind === kind)) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
    <div role="group" aria-labelledby={`${LIST}-${kind}`}>
      <p id={`${LIST}-${kind}`} className="shell-search__title">
        {title}
      </p>
      {shown.map(
        (one, index) =>
          one.kind === kind && (
            <Link key={one.to} to={path(one.to)} {...option(index)}>
              <span className="shell-search__shot">
                {one.picture ? <Picture source={one.picture} alt="" sizes="88px" /> : <Icon name="box" />}
              </span>
              <b>
                <bdi>{one.name}</bdi>
              </b>
              {one.detail && <span className="ui-muted">{one.detail}</span>}
            </Link>
          ),
      )}
    </div>
  );
}
