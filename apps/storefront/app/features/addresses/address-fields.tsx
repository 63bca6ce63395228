import type { Address, AddressShape } from '@paddock/server/contracts/addresses';
import { NativeSelect, type NativeSelectProps } from '@paddock/ui/native-select';
import { TextField } from '@paddock/ui/text-field';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import type { AddressKind } from './address-view.ts';
import { fillFromPlace, type Where } from './fill-from-place.ts';
import type { StreetFieldProps } from './street-field.tsx';
import './addresses.css';

type Known = Partial<Pick<Address, keyof Where>>;
type Props = {
  shape: AddressShape;
  kind: AddressKind;
  known?: Known | undefined;
  errors: Readonly<Record<string, string>>;
  /** Where streets are suggested; null: nowhere, as in a country that is not the site's. */
  places: string | null;
  /** The street field with suggestions, when the caller has loaded it; otherwise it is loaded later. */
  street?: ComponentType<StreetFieldProps>;
};

const MOST = { address1: 160, address2: 160, postal_code: 20, city: 80, state: 80 };
const TOKENS = {
  address1: 'address-line1',
  address2: 'address-line2',
  postal_code: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
};

const whereOf = (known: Known): Where => ({
  address1: known.address1 ?? '',
  address2: known.address2 ?? '',
  city: known.city ?? '',
  state: known.state ?? '',
  postal_code: known.postal_code ?? '',
});

/** What the country calls the parts of its addresses. */
function useLabels({ names }: AddressShape) {
  const t = useT();
  return {
    address1: t('addresses.address1'),
    address2: t('addresses.address2'),
    city: t(`addresses.city.${names.city}`),
    state: t(`addresses.state.${names.state}`),
    postal_code: t(`addresses.postal.${names.postal}`),
  };
}

/** The parts of an address that say where, as its country writes them. */
export function AddressFields({ shape, kind, known = {}, errors, places, street }: Props) {
  const t = useT();
  const [where, setWhere] = useState(() => whereOf(known));
  const set = (name: keyof Where) => (text: string) => setWhere((typed) => ({ ...typed, [name]: text }));
  // The street opens the others (ACCOUNT-16).
  const isClosed = where.address1.trim() === '';
  const labels = useLabels(shape);
  const section = kind === 'billing' ? 'billing' : 'shipping';
  const field = ({ name, required }: AddressShape['parts'][number]) => ({
    name,
    label: labels[name],
    error: errors[name],
    maxLength: MOST[name],
    value: where[name],
    disabled: name !== 'address1' && isClosed,
    optional: required ? undefined : t('shell.form.optional'),
    'aria-required': required || undefined,
    autoComplete: `${section} ${TOKENS[name]}`,
    onChange: ({ target }: { target: { value: string } }) => set(name)(target.value),
  });
  const example = shape.postal_example;

  return (
    <div className="adr-where" data-country={shape.country_code}>
      {shape.parts.map((part) => {
        if (part.name === 'address1') {
          const { label, value, error, autoComplete } = field(part);
          return (
            <Street
              key="address1"
              label={label}
              value={value}
              error={error}
              autoComplete={autoComplete}
              places={places}
              street={street}
              hint={isClosed ? t('addresses.streetFirst') : places ? t('addresses.suggestHint') : undefined}
              onChange={set('address1')}
              onPlace={(place) => setWhere((typed) => fillFromPlace(place, shape, typed))}
            />
          );
        }
        if (part.name === 'state' && shape.areas) {
          const { maxLength: _, ...select } = field(part);
          return <AreaSelect key="state" areas={shape.areas} {...select} />;
        }
        const isCode = part.name === 'postal_code';
        return (
          <TextField
            key={part.name}
            {...field(part)}
            {...(isCode && { dir: 'ltr', className: 'adr-code' })}
            hint={isCode && example ? t('addresses.postalExample', { example }) : undefined}
          />
        );
      })}
    </div>
  );
}

type AreaProps = NativeSelectProps & { areas: NonNullable<AddressShape['areas']> };

/** The provinces or states of a country that lists them. */
function AreaSelect({ areas, ...select }: AreaProps) {
  const t = useT();
  return (
    <NativeSelect {...select}>
      <option value="">{t('addresses.choose')}</option>
      {areas.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}

type StreetProps = Omit<StreetFieldProps, 'route'> & {
  places: string | null;
  street: ComponentType<StreetFieldProps> | undefined;
};

/** A plain field until suggestions are loaded; it is not replaced while it has the focus. */
function Street({ places, street, ...props }: StreetProps) {
  const [Loaded, setLoaded] = useState(() => street);
  const frame = useRef<HTMLDivElement>(null);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    if (places === null || Loaded || isFocused) return;
    let isGone = false;
    import('./street-field.tsx').then(
      ({ default: StreetField }) => {
        const isHere = frame.current?.contains(document.activeElement);
        if (!isGone && !isHere) setLoaded(() => StreetField);
      },
      (error) => console.warn('no suggestions for addresses', error),
    );
    return () => {
      isGone = true;
    };
  }, [places, Loaded, isFocused]);
  const { onChange, onPlace: _, ...field } = props;
  return (
    <div ref={frame}>
      {places !== null && Loaded ? (
        <Loaded {...props} route={places} />
      ) : (
        <TextField
          {...field}
          name="address1"
          aria-required
          maxLength={MOST.address1}
          onChange={({ target }) => onChange(target.value)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
      )}
    </div>
  );
}
