import { useT } from '../../i18n/use-t.ts';
import { useFooterSettings } from './use-footer-settings.ts';

// Latin numbers and names keep their order inside a line from right to left.
const isolated = (text: string) => `\u2068${text}\u2069`;

/** What the law wants said of the company on every page: office, tax number, register and capital, where the site sets them. */
export function CompanyFacts() {
  const t = useT();
  const { legal } = useFooterSettings();
  if (!legal) return null;
  const { address, vat_number: number, register, capital } = legal;
  const facts = [
    t('shell.footer.office', { address: isolated(address.join(', ')) }),
    number && t('shell.footer.vat', { number: isolated(number) }),
    register && t('shell.footer.register', { register: isolated(register) }),
    capital && t('shell.footer.capital', { capital: isolated(capital) }),
  ].filter((fact) => typeof fact === 'string');
  return (
    <ul className="shell-footer__company">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
