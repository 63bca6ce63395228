import { useT } from '../../../i18n/use-t.ts';
import { Button, IconButton } from '../../../kit/parts/button.tsx';
import { blankOf, type FieldShape, type FieldSpec, summaryOf, withField } from './block-fields.ts';
import type { FieldProps, Nesting } from './field-props.ts';

type ListProps = FieldProps<FieldShape & { kind: 'list' }> & Nesting;

/** Items in their order; each has its own fields, and can be moved and removed. */
export function ListField({ spec, label, value, path, context, onChange, Inner }: ListProps) {
  const t = useT();
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const isFull = spec.max !== null && items.length >= spec.max;
  const move = (place: number, step: number) => {
    const to = place + step;
    if (to < 0 || to >= items.length) return;
    onChange(items.toSpliced(place, 1).toSpliced(to, 0, items[place]));
  };
  return (
    <fieldset className="editor__list">
      <legend className="label">
        {label}
        <span className="end muted editor__count">
          {spec.max === null ? items.length : `${items.length} / ${spec.max}`}
        </span>
      </legend>
      {items.map((item, place) => (
        <ListItem
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity but their place
          key={place}
          name={t('content.item', { number: place + 1, name: itemName(item) })}
          canRemove={items.length > spec.min && !context.isDisabled}
          onMove={(step) => move(place, step)}
          onRemove={() => onChange(items.toSpliced(place, 1))}
        >
          <ItemFields
            Inner={Inner}
            spec={spec}
            value={item}
            path={`${path}.${place}`}
            label={`${label} ${place + 1}`}
            context={context}
            onChange={(next) => onChange(items.with(place, next))}
          />
        </ListItem>
      ))}
      <Button
        size="small"
        icon="plus"
        disabled={isFull || context.isDisabled}
        data-field={path}
        onClick={() => onChange([...items, blankOf(spec.item)])}
      >
        {t('content.addItem')}
      </Button>
    </fieldset>
  );
}

const itemName = (item: unknown): string =>
  typeof item === 'string' ? item : summaryOf({ type: '', ...(item as object) });

interface ItemProps {
  readonly name: string;
  readonly canRemove: boolean;
  readonly children: React.ReactNode;
  onMove(step: number): void;
  onRemove(): void;
}

function ListItem({ name, canRemove, children, onMove, onRemove }: ItemProps) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Alt and arrows inside of an item move it; its buttons do the same
    <div
      className="editor__item"
      onKeyDown={(event) => {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (!event.altKey || !step) return;
        event.preventDefault();
        event.stopPropagation();
        onMove(step);
      }}
    >
      <div className="row editor__item-head">
        <span className="grow small muted truncate">{name}</span>
        <IconButton icon="arrow-up" label={t('content.moveUp', { name })} onClick={() => onMove(-1)} />
        <IconButton icon="arrow-down" label={t('content.moveDown', { name })} onClick={() => onMove(1)} />
        <IconButton
          icon="trash"
          label={t('content.remove', { name })}
          disabled={!canRemove}
          onClick={onRemove}
        />
      </div>
      {children}
    </div>
  );
}

function ItemFields(props: Omit<ListProps, 'spec'> & { readonly spec: ListProps['spec'] }) {
  const { spec, value, path, context, label, onChange, Inner } = props;
  const { item } = spec;
  if (item.kind !== 'group') {
    const single: FieldSpec = { name: spec.name, isRequired: true, ...item };
    return (
      <Inner spec={single} label={label} value={value} path={path} context={context} onChange={onChange} />
    );
  }
  return item.fields.map((field) => (
    <Inner
      key={field.name}
      spec={field}
      value={(value as Record<string, unknown>)[field.name]}
      path={`${path}.${field.name}`}
      context={context}
      onChange={(next) => onChange(withField(item.fields, value as object, field.name, next))}
    />
  ));
}
