import { Button } from '@paddock/ui/button';
import { Icon } from '@paddock/ui/icon';
import { useT } from '../../i18n/use-t.ts';
import type { AddressKind, AddressView } from './address-view.ts';

type Props = {
  kind: AddressKind;
  /** Null: they could not be loaded, which is only logged (ACCOUNT-20). */
  addresses: readonly AddressView[] | null;
  onAdd: () => void;
  onEdit: (address: AddressView) => void;
  onDelete: (address: AddressView) => void;
};

/** A customer's addresses of one kind, and the way to one more. */
export function AddressGroup({ kind, addresses, onAdd, onEdit, onDelete }: Props) {
  const t = useT();
  const headline = `addresses-${kind}`;
  return (
    <section className="adr-group" aria-labelledby={headline}>
      <div className="adr-group__head">
        <h3 className="ui-h4" id={headline}>
          {t(`addresses.${kind}`)}
        </h3>
        <Button className="adr-add" variant="ghost" size="small" iconStart="plus" onClick={onAdd}>
          {t(`addresses.add.${kind}`)}
        </Button>
      </div>
      {addresses?.length === 0 && <p className="adr-none">{t('addresses.none')}</p>}
      <ul className="adr-cards">
        {addresses?.map((address) => {
          const name = address.label ?? address.city;
          return (
            <li key={address.id}>
              <article className="adr-card">
                <h4 className="ui-name">
                  <bdi>{name}</bdi>
                </h4>
                <address className="adr-lines">
                  {address.lines.map((line) => (
                    <bdi key={line}>{line}</bdi>
                  ))}
                </address>
                <div className="adr-deeds">
                  <button
                    type="button"
                    className="ui-text-button"
                    aria-label={t('addresses.editNamed', { name })}
                    onClick={() => onEdit(address)}
                  >
                    <Icon name="edit" />
                    {t('addresses.edit')}
                  </button>
                  <button
                    type="button"
                    className="ui-text-button"
                    aria-label={t('addresses.deleteNamed', { name })}
                    onClick={() => onDelete(address)}
                  >
                    <Icon name="close" />
                    {t('addresses.delete')}
                  </button>
                </div>
              </article>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
