import { Button } from '@paddock/ui/button';
import { NativeSelect } from '@paddock/ui/native-select';
import { TextField } from '@paddock/ui/text-field';
import { Link } from 'react-router';
import { useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/page-context.ts';
import type { RiderFitView } from './load-rider-fit.server.ts';

/** Seat height and licence: a form of the address. */
export function RiderFitForm({ fit }: { fit: RiderFitView }) {
  const t = useT();
  const path = usePath();
  const { fields, licences, found } = fit;
  return (
    <details className="ui-column rider-fit" open={found !== null}>
      <summary className="ui-h4">{t('products.finder')}</summary>
      <p className="ui-muted">{t('products.finder.lead')}</p>
      <form className="rider-fit__form" method="get" action={path('products')}>
        <TextField
          name="reach"
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          label={t(fit.isInInches ? 'products.finder.inseamInches' : 'products.finder.inseam')}
          defaultValue={fields.reach}
        />
        {licences.length > 1 && (
          <NativeSelect
            name="licence"
            label={t('products.finder.licence')}
            defaultValue={fields.licence}
            autoComplete="off"
          >
            <option value="">{t('products.finder.anyLicence')}</option>
            {licences.map(({ kind, name }) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
        <Button type="submit">{t('products.finder.submit')}</Button>
      </form>
      {found && (
        <p className="rider-fit__found" role="status">
          <b>{t('products.finder.found', { count: found.length })}</b>
          <Link className="ui-link" to={path('products')}>
            {t('products.finder.reset')}
          </Link>
        </p>
      )}
    </details>
  );
}
