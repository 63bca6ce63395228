import { type AmountReading, toDecimal } from '@paddock/money';
import { type BankLine, splitLine } from '@paddock/server/features/statements/statements.contract.ts';
import { useId, useState } from 'react';
import { type Translate, useT } from '../../i18n/use-t.ts';
import { useDeskMutation } from '../../kit/calls/use-desk.ts';
import { useKeys } from '../../kit/keys/use-keys.ts';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { FormFoot, FormProblem } from '../../kit/overlay/form-foot.tsx';
import { showToast } from '../../kit/overlay/toast.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { Money } from '../../kit/parts/money.tsx';
import { type Part, readSplit } from './read-split.ts';

interface SplitProps {
  readonly site: string;
  readonly line: BankLine;
  readonly onClose: () => void;
}

/** One transfer for several orders. The last amount is filled with what is left. */
export default function SplitDialog({ site, line, onClose }: SplitProps) {
  const t = useT();
  return (
    <Dialog title={t('statements.splitTitle')} onClose={onClose}>
      <SplitForm site={site} line={line} onClose={onClose} />
    </Dialog>
  );
}

function SplitForm({ site, line, onClose }: SplitProps) {
  const t = useT();
  const { currency } = line;
  const first = { order: line.match?.order.code ?? '', amount: '' };
  const [parts, setParts] = useState<readonly Part[]>([first, { order: '', amount: '' }]);
  const { readings, left, isComplete, body } = readSplit(parts, line);
  const split = useDeskMutation(splitLine, {
    site,
    onSuccess: () => {
      showToast(t('statements.splitDone'));
      onClose();
    },
  });
  const isReady = isComplete && !split.isPending;
  const submit = () => {
    if (isReady) split.mutate({ params: { id: line.id }, body });
  };
  useKeys([{ keys: 'mod+enter', label: t('statements.splitTitle'), whileTyping: true, run: submit }]);
  const change = (place: number, part: Partial<Part>) =>
    setParts(parts.map((one, n) => (n === place ? { ...one, ...part } : one)));
  return (
    <form
      className="action"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className="text-secondary">
        <bdi>{line.name || line.text}</bdi> · <Money minor={line.amount_minor} currency={currency} />
      </p>
      {parts.map((part, place) => (
        <PartFields
          // biome-ignore lint/suspicious/noArrayIndexKey: parts are only added at the end
          key={place}
          part={part}
          place={place + 1}
          problem={amountProblem(t, part.amount, readings[place])}
          left={left > 0 ? toDecimal({ amountMinor: left, currency }) : ''}
          onChange={(changed) => change(place, changed)}
        />
      ))}
      <div className="row space-between">
        <Button look="quiet" icon="plus" onClick={() => setParts([...parts, { order: '', amount: '' }])}>
          {t('statements.splitAdd')}
        </Button>
        <span className={left === 0 ? 'text-ok' : 'text-warn'}>
          {t('statements.splitLeft')} <Money minor={left} currency={currency} />
        </span>
      </div>
      <FormProblem error={split.error} />
      <FormFoot isReady={isReady} onClose={onClose}>
        {t('statements.splitBook')}
      </FormFoot>
    </form>
  );
}

const amountProblem = (t: Translate, typed: string, reading: AmountReading | undefined) =>
  typed === '' || !reading || reading.ok
    ? null
    : t(reading.reason === 'ambiguous' ? 'kit.field.amountAmbiguous' : 'kit.field.amount');

interface PartProps {
  readonly part: Part;
  readonly place: number;
  readonly problem: string | null;
  /** What an empty amount is filled with. */
  readonly left: string;
  readonly onChange: (part: Partial<Part>) => void;
}

function PartFields({ part, place, problem, left, onChange }: PartProps) {
  const t = useT();
  const problemId = useId();
  return (
    <div className="row">
      <span className="input">
        <input
          aria-label={t('statements.splitOrder', { place })}
          placeholder={t('statements.order')}
          value={part.order}
          onChange={({ target }) => onChange({ order: target.value.toUpperCase().replace(/\s/g, '') })}
        />
      </span>
      <span className="input bank__part">
        <input
          aria-label={t('statements.splitAmount', { place })}
          inputMode="decimal"
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : problemId}
          value={part.amount}
          onFocus={() => part.amount === '' && left !== '' && onChange({ amount: left })}
          onChange={({ target }) => onChange({ amount: target.value })}
        />
      </span>
      {problem === null ? null : (
        <p className="hint text-alert" id={problemId}>
          {problem}
        </p>
      )}
    </div>
  );
}
