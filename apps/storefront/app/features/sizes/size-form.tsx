import { Button } from '@paddock/ui/button';
import { RadioGroup } from '@paddock/ui/radio-group';
import { TextField } from '@paddock/ui/text-field';
import { useT } from '../../i18n/use-t.ts';
import { STYLES } from './find-size.rules.ts';
import type { SizeView } from './size-view.ts';

/** Centimetres, or feet and inches, as the site measures. */
export function SizeForm({ view, action }: { view: SizeView; action: string }) {
  const t = useT();
  const { fields, errors, isInFeet, limits } = view;
  const heightError =
    errors.height && t('sizes.error.height', { from: limits.height[0], to: limits.height[1] });
  const inseamError =
    errors.inseam && t('sizes.error.inseam', { from: limits.inseam[0], to: limits.inseam[1] });
  const number = { inputMode: 'decimal', autoComplete: 'off', maxLength: 6 } as const;
  return (
    <form className="size-finder__form" method="get" action={action}>
      {isInFeet ? (
        <div className="size-finder__pair">
          <TextField
            {...number}
            name="feet"
            label={t('sizes.feet')}
            defaultValue={fields.feet}
            error={heightError}
            required
          />
          <TextField {...number} name="inches" label={t('sizes.inches')} defaultValue={fields.inches} />
        </div>
      ) : (
        <TextField
          {...number}
          name="height"
          label={t('products.riderHeight')}
          defaultValue={fields.height}
          error={heightError}
          required
        />
      )}
      <TextField
        {...number}
        name="inseam"
        label={t(isInFeet ? 'sizes.inseam.inches' : 'sizes.inseam')}
        hint={t('sizes.inseamHint')}
        defaultValue={fields.inseam}
        error={inseamError}
      />
      <RadioGroup
        legend={t('sizes.style')}
        name="style"
        options={STYLES.map((style) => ({ value: style, label: t(`sizes.style.${style}`) }))}
        defaultValue={fields.style}
      />
      <Button type="submit">{t('sizes.submit')}</Button>
    </form>
  );
}
