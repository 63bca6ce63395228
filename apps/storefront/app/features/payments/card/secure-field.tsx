import theme from 'virtual:brand/theme';
import { useEffect, useEffectEvent, useId } from 'react';
import type { MercadoPago, MpFieldName } from './mercado-pago.ts';
import { ProviderSlot } from './provider-slot.tsx';

interface SecureFieldProps {
  readonly mp: MercadoPago;
  readonly name: MpFieldName;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly error?: string | undefined;
  readonly onBin?: (bin: string | null) => void;
}

const STYLE = { fontSize: '16px', color: theme.ink };

/** A field that belongs to the provider: its frame, our label around it. */
export function SecureField({ mp, name, label, hint, placeholder, error, onBin }: SecureFieldProps) {
  // The script finds its place by a plain id; React's own has characters of selectors in it.
  const id = `mp-${name}-${useId().replace(/\W/g, '')}`;
  const tell = useEffectEvent((bin: string | null) => onBin?.(bin));

  useEffect(() => {
    const field = mp.fields?.create(name, { ...(placeholder ? { placeholder } : {}), style: STYLE });
    field?.mount(id);
    if (name === 'cardNumber') field?.on('binChange', ({ bin }) => tell(bin));
    return () => field?.unmount();
  }, [mp, name, id, placeholder]);

  return <ProviderSlot id={id} label={label} hint={hint} error={error} />;
}
