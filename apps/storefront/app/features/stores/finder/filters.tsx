import { Chip, Chips } from '@paddock/ui/chip';
import { Segmented } from '@paddock/ui/segmented';
import { useT } from '../../../i18n/use-t.ts';
import { serviceWord } from '../store-info.tsx';
import { DISTANCES, SERVICES, type Service, UNITS } from '../store-view.ts';
import type { StoresQuery } from '../stores-query.ts';

type Props = {
  query: StoresQuery;
  onChange: (part: Partial<Pick<StoresQuery, 'distance' | 'unit' | 'services'>>) => void;
};

/** How far, in what, and who offers what one needs. */
export function Filters({ query, onChange }: Props) {
  const t = useT();
  const toggle = (service: Service) => {
    const { services } = query;
    const isOn = services.includes(service);
    onChange({ services: SERVICES.filter((one) => (one === service ? !isOn : services.includes(one))) });
  };
  return (
    <>
      <div className="stores-reach">
        <span aria-hidden="true">{t('stores.within')}</span>
        <Segmented
          legend={t('stores.distance')}
          name="distance"
          options={DISTANCES.map((distance) => ({ value: String(distance), label: distance }))}
          value={String(query.distance)}
          onChange={(distance) => onChange({ distance: Number(distance) })}
        />
        <Segmented
          legend={t('stores.unit')}
          name="unit"
          options={UNITS.map((unit) => ({
            value: unit,
            label: unit === 'km' ? t('stores.unit.km') : t('stores.unit.mi'),
          }))}
          value={query.unit}
          onChange={(unit) => onChange({ unit: unit === 'ml' ? 'ml' : 'km' })}
        />
      </div>
      <Chips role="group" aria-label={t('stores.services')}>
        {SERVICES.map((service) => {
          const isOn = query.services.includes(service);
          return (
            <Chip
              key={service}
              value={service}
              isOn={isOn}
              icon={isOn ? 'check' : undefined}
              onClick={() => toggle(service)}
            >
              {t(serviceWord(service))}
            </Chip>
          );
        })}
      </Chips>
    </>
  );
}
