import { Icon } from '@paddock/ui/icon';
import { IconButton } from '@paddock/ui/icon-button';
import { useId } from 'react';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';

export type GuaranteeView = {
  /** Of the notice: not always that of the page. */
  lang: string;
  src: string;
  /** What its QR code leads to, as it is printed below it. */
  address: string;
  words: GuaranteeWords;
};

/** What the picture says. */
type GuaranteeWords = {
  title: string;
  lead: string;
  claim: string;
  faults: string[];
  liable: string;
  remedies: string[];
  longer: string;
  more: string;
  todo: string;
  steps: string[];
  commercial: string;
};

export type GuaranteePicture = Pick<GuaranteeView, 'src' | 'address'>;

/** The whole notice with its text, before an order is placed and in the terms. */
export function GuaranteeNotice({ notice }: { notice: GuaranteeView }) {
  const t = useT();
  return (
    <section className="guarantee" id="legal-guarantee" aria-labelledby="legal-guarantee-title">
      <h3 id="legal-guarantee-title" className="ui-h4">
        {t('guarantee.title')}
      </h3>
      <NoticePicture {...notice} />
      <details className="ui-small">
        <summary className="ui-link">{t('guarantee.text')}</summary>
        <NoticeText {...notice} />
      </details>
    </section>
  );
}

/** A small button that opens the whole notice. It works by the browser alone. */
export function GuaranteeButton({ notice }: { notice: GuaranteePicture }) {
  const t = useT();
  const path = usePath();
  const id = useId();
  return (
    <>
      <button type="button" className="ui-text-button" popoverTarget={id} popoverTargetAction="show">
        <Icon name="shield" />
        {t('guarantee.open')}
      </button>
      <div id={id} popover="auto" role="dialog" aria-label={t('guarantee.title')} className="guarantee-pop">
        <IconButton icon="close" label={t('shell.close')} popoverTarget={id} popoverTargetAction="hide" />
        <NoticePicture {...notice} />
        <Link className="ui-link ui-small" to={path('terms#legal-guarantee')}>
          {t('guarantee.text')}
        </Link>
      </div>
    </>
  );
}

/** Never cropped or coloured; on a narrow screen a press shows the file by itself, where it can be enlarged. */
function NoticePicture({ src, address }: GuaranteePicture) {
  const t = useT();
  return (
    <figure className="guarantee__picture">
      <a href={src} target="_blank" rel="noopener">
        <img src={src} width="1654" height="2339" alt={t('guarantee.alt')} loading="lazy" decoding="async" />
        <span className="ui-hidden"> ({t('shell.newTab')})</span>
      </a>
      <figcaption>
        <a className="ui-link" href={`https://${encodeURI(address)}`} target="_blank" rel="noopener">
          <bdi>{address}</bdi>
          <span className="ui-hidden"> ({t('shell.newTab')})</span>
        </a>
      </figcaption>
    </figure>
  );
}

function NoticeText({ lang, words }: GuaranteeView) {
  const { faults, remedies, steps } = words;
  return (
    <div className="guarantee__text" lang={lang} dir="ltr">
      <b>{words.title}</b>
      <p>{words.lead}</p>
      <p>{words.claim}</p>
      <Points points={faults} />
      <p>{words.liable}</p>
      <Points points={remedies} />
      <p>{words.longer}</p>
      <p>{words.more}</p>
      <b>{words.todo}</b>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{words.commercial}</p>
    </div>
  );
}

const Points = ({ points }: { points: string[] }) => (
  <ul>
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);
