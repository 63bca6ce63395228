import { Button } from '@paddock/ui/button';
import { ButtonLink } from '@paddock/ui/button-link';
import { IconLink } from '@paddock/ui/icon-button';
import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useT } from '../../../i18n/use-t.ts';
import { readState, type SearchState, toSearch } from '../search-query.ts';
import type { GroupProps } from './filter-groups.tsx';
import { FilterList } from './filter-list.tsx';
import { useSheet } from './use-sheet.ts';

/** The form's id: the search field and the sorting stand elsewhere and belong to it. */
export const SEARCH_FORM = 'search-form';

type Props = GroupProps & {
  action: string;
  /** The whole form at once: it was sent, or filled in before the page came alive. */
  onForm: (state: SearchState) => void;
  /** The address without any filter. */
  clearTo: string;
  hasFilters: boolean;
  isOpen: boolean;
  onClose: () => void;
};

/** A column beside the results; below 768 px a sheet that comes up over them. */
export function FilterPanel(props: Props) {
  const t = useT();
  const { state, view, onForm, onClose, isOpen, clearTo, hasFilters } = props;
  const sheet = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useSheet(sheet, isOpen, onClose);

  const early = useEffectEvent(() => {
    const filled = form.current && readForm(form.current);
    if (filled && toSearch({ ...filled, page: state.page }) !== toSearch(state)) onForm(filled);
  });
  useEffect(() => early(), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onForm(readForm(event.currentTarget));
    onClose();
  }

  return (
    <>
      {isOpen && <div className="filters-scrim" aria-hidden="true" />}
      <section
        id="filters"
        ref={sheet}
        className="filters"
        data-open={isOpen || undefined}
        tabIndex={-1}
        aria-labelledby="filters-title"
        {...(isOpen && { role: 'dialog', 'aria-modal': true })}
      >
        <PanelHead hasFilters={hasFilters} clearTo={clearTo} onClose={onClose} />
        <form
          id={SEARCH_FORM}
          ref={form}
          action={props.action}
          method="get"
          autoComplete="off"
          onSubmit={submit}
          className="filters__form"
        >
          <div className="filters__body">
            <FilterList state={state} view={view} onChange={props.onChange} />
          </div>
          <div className="filters__foot">
            {hasFilters && (
              <ButtonLink as={StayLink} variant="ghost" to={clearTo}>
                {t('search.clearAll')}
              </ButtonLink>
            )}
            <Button type="submit">
              <span className="with-script">{t('search.show', { count: view.total })}</span>
              <span className="without-script">{t('search.apply')}</span>
            </Button>
          </div>
        </form>
      </section>
    </>
  );
}

type HeadProps = Pick<Props, 'hasFilters' | 'clearTo' | 'onClose'>;

function PanelHead({ hasFilters, clearTo, onClose }: HeadProps) {
  const t = useT();
  return (
    <div className="filters__head">
      <h2 id="filters-title" className="ui-h4">
        {t('search.filters')}
      </h2>
      {hasFilters && (
        <StayLink className="ui-link filters__clear" to={clearTo}>
          {t('search.clearAll')}
        </StayLink>
      )}
      <IconLink
        className="filters__close"
        icon="close"
        label={t('shell.close')}
        href="#results"
        onClick={(event) => {
          event.preventDefault();
          onClose();
        }}
      />
    </div>
  );
}

const readForm = (form: HTMLFormElement) =>
  readState(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])));

/** Another view of the same page: it stays where it is. */
export function StayLink(props: LinkProps) {
  return <Link preventScrollReset {...props} />;
}
