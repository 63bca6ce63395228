import type { Letter } from '@paddock/server/features/letters/letters.contract.ts';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../kit/parts/button.tsx';
import { Facts, PanelSection } from '../../kit/parts/facts.tsx';
import { numberText, Time } from '../../kit/parts/time.tsx';
import { useMay } from '../../kit/session/use-me.ts';

const MailSender = lazy(() => import('./mail-sender.tsx'));

/** The sender, and the list it goes to. */
export function LetterPanel({ letter, site }: { letter: Letter; site: string }) {
  const t = useT();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const { sender, audience, suppressed, created_at: created } = letter;
  const all = audience.reduce((sum, { subscribers }) => sum + subscribers, 0);
  return (
    <>
      <PanelSection title={t('letters.sender')}>
        <Facts
          facts={[
            [t('letters.senderName'), <bdi key="name">{sender.name}</bdi>],
            [t('letters.senderAddress'), <bdi key="address">{sender.address}</bdi>],
            [t('letters.replyTo'), sender.reply_to ? <bdi key="reply">{sender.reply_to}</bdi> : null],
          ]}
        />
        {may('mail_sender.edit', site) ? (
          <div>
            <Button size="small" icon="edit" onClick={() => setOpen(true)}>
              {t('letters.changeSender')}
            </Button>
          </div>
        ) : null}
      </PanelSection>
      <PanelSection title={t('letters.list')}>
        <Facts
          facts={[
            [t('letters.confirmed'), numberText(all)],
            [t('letters.suppressed'), numberText(suppressed)],
            [t('letters.created'), <Time key="created" at={created} site={site} />],
          ]}
        />
        <p className="hint">{t('letters.listHint')}</p>
      </PanelSection>
      {isOpen ? (
        <Suspense>
          <MailSender site={site} sender={sender} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
