import { Checkbox } from '@paddock/ui/checkbox';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { RichText } from '../../text/rich-text.tsx';

/** Agreement to the terms and the privacy policy, each linked. */
export function ContactTerms({ error }: { error: string | undefined }) {
  const t = useT();
  const path = usePath();
  const legal = (page: string) => (words: string) => (
    <Link className="ui-link" to={path(page)}>
      {words}
    </Link>
  );
  return (
    <Checkbox name="accept_terms" value="true" error={error} aria-required>
      <RichText text={t('newsletter.terms')} parts={[legal('terms'), legal('privacy-policy')]} />
    </Checkbox>
  );
}
