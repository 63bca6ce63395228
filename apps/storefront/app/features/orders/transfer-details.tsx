import { Icon } from '@paddock/ui/icon';
import { useState } from 'react';
import type { MessageId } from '../../i18n/message-id.ts';
import { useT } from '../../i18n/use-t.ts';
import './list/orders.css';

const LABELS: Readonly<Record<string, MessageId>> = {
  holder: 'orders.transfer.holder',
  bank: 'orders.transfer.bank',
  iban: 'orders.transfer.iban',
  bic: 'orders.transfer.bic',
  account: 'orders.transfer.account',
  account_type: 'orders.transfer.account_type',
  branch: 'orders.transfer.branch',
  tax_id: 'orders.transfer.tax_id',
  reference: 'orders.transfer.reference',
};
// What people copy by hand and get wrong.
const MAIN = new Set(['iban', 'account', 'reference']);

/** Where to send the money, line by line, each to be copied. `params` come in the order to show. */
export function TransferDetails({ params, total }: { params: Record<string, string>; total: string }) {
  const t = useT();
  const lines = Object.entries(params).map(([name, value]) => {
    const label = LABELS[name];
    return { name, label: label ? t(label) : name, value, shown: name === 'iban' ? inFours(value) : value };
  });
  return (
    <dl className="transfer">
      <Line label={t('orders.transfer.amount')} value={total} shown={total} isMain />
      {lines.map(({ name, ...line }) => (
        <Line key={name} {...line} isMain={MAIN.has(name)} />
      ))}
    </dl>
  );
}

/** Grouped as printed: 27 digits in a row cannot be checked. */
const inFours = (iban: string) => iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');

type LineProps = { label: string; value: string; shown: string; isMain: boolean };

function Line({ label, value, shown, isMain }: LineProps) {
  return (
    <div className="transfer__line">
      <dt>{label}</dt>
      <dd className={isMain ? 'transfer__main' : undefined}>
        <bdi>{shown}</bdi>
        <CopyButton label={label} value={value} />
      </dd>
    </div>
  );
}

function CopyButton({ label, value }: { label: string; value: string }) {
  const t = useT();
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      setTimeout(() => setCopied(false), 2000);
    } catch (error) {
      // Forbidden by the browser: the figures stand there to be typed.
      console.warn('could not copy', error);
    }
  }

  return (
    <>
      <button
        type="button"
        className="ui-text-button transfer__copy"
        onClick={copy}
        aria-label={isCopied ? undefined : t('orders.transfer.copyWhat', { what: label })}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
        {t(isCopied ? 'orders.transfer.copied' : 'orders.transfer.copy')}
      </button>
      <span className="ui-hidden" role="status">
        {isCopied ? t('orders.transfer.copied') : ''}
      </span>
    </>
  );
}
