import { Button } from '@paddock/ui/button';
import { NativeSelect } from '@paddock/ui/native-select';
import { useDigits } from '@paddock/ui/page-locale';
import { TextField } from '@paddock/ui/text-field';
import { Form } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import type { MonthlyView } from './load-monthly.server.ts';

export function MonthlyForm({
  view: { deposit, terms, quote, priceMinor, currency },
}: {
  view: MonthlyView;
}) {
  const t = useT();
  const digits = useDigits();
  return (
    <Form method="get" className="monthly__form" preventScrollReset>
      {priceMinor !== null && <input type="hidden" name="price" value={priceMinor} />}
      <TextField
        // The field shows what was calculated, also after the deposit was moved into its limits.
        key={deposit.value}
        id="monthly-deposit"
        name="deposit"
        type="number"
        inputMode="numeric"
        dir="ltr"
        min={deposit.min}
        max={deposit.max}
        step={1}
        label={t('monthly.depositIn', { currency })}
        hint={t('monthly.depositLimits', { min: deposit.minText, max: deposit.maxText })}
        defaultValue={String(deposit.value)}
      />
      <NativeSelect key={quote.months} label={t('monthly.months')} name="months" defaultValue={quote.months}>
        {terms.map((months) => (
          <option key={months} value={months}>
            {digits(months)}
          </option>
        ))}
      </NativeSelect>
      <Button type="submit">{t('monthly.calculate')}</Button>
    </Form>
  );
}
