import { Section } from '@paddock/ui/section';
import { useT } from '../../i18n/use-t.ts';
import { UnitsList, type UnitsListProps } from './units-list.tsx';

/** Hidden as a whole when the page came without a single unit. */
export function UnitsSection(props: UnitsListProps) {
  const t = useT();
  return (
    <Section
      id="units"
      tone="paper"
      className="product-section"
      title={t('inventory.title')}
      aria-label={t('inventory.title')}
      intro={t('inventory.count', { count: props.initial.view.total })}
    >
      <UnitsList {...props} />
    </Section>
  );
}
