import { Chip, Chips } from '@paddock/ui/chip';
import { Segmented } from '@paddock/ui/segmented';
import { useT } from '../../i18n/use-t.ts';
import { serviceWord } from './service-words.ts';
import { DISTANCES, SERVICES, type Service, UNITS } from './store-view.ts';
import type { StoresAsked } from './stores-query.ts';

type Props = {
  asked: StoresAsked;
  onChange: (part: Partial<Pick<StoresAsked, 'distance' | 'unit' | 'services'>>) => void;
};

/** How far, in what, and who offers what one needs. */
export function Filters({ asked, onChange }: Props) {
  const t = useT();
  const toggle = (service: Service) => {
    const { services } = asked;
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
          value={String(asked.distance)}
          onChange={(distance) => onChange({ distance: Number(distance) })}
        />
        <Segmented
          legend={t('stores.unit')}
          name="unit"
          options={UNITS.map((unit) => ({
            value: unit,
            label: unit === 'km' ? t('stores.unit.km') : t('stores.unit.mi'),
          }))}
          value={asked.unit}
          onChange={(unit) => onChange({ unit: unit === 'ml' ? 'ml' : 'km' })}
        />
      </div>
      <Chips role="group" aria-label={t('stores.services')}>
        {SERVICES.map((service) => {
          const isOn = asked.services.includes(service);
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
