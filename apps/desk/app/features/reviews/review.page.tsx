import {
  type Review,
  showReview,
} from '@paddock/server/features/reviews/staff/review-list.staff.contract.ts';
import {
  answerReview,
  approveReview,
  refuseReview,
} from '@paddock/server/features/reviews/staff/reviews.staff.contract.ts';
import { Link, useParams } from 'react-router';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useT } from '../../i18n/use-t.ts';
import { defineAction, type SubjectAction } from '../../kit/actions/action-types.ts';
import { Actions } from '../../kit/actions/actions.tsx';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { Code } from '../../kit/parts/codes.tsx';
import { Facts, Section } from '../../kit/parts/facts.tsx';
import { languageName } from '../../kit/parts/language.ts';
import { Status } from '../../kit/parts/status.tsx';
import { Time } from '../../kit/parts/time.tsx';
import { SubjectPage } from '../../kit/subject/subject-page.tsx';
import { Stars } from './stars.tsx';

await requireMessages('reviews');

const actionsOf = (t: Translate): SubjectAction<Review>[] => [
  defineAction<Review, typeof approveReview>({
    name: 'review.approve',
    keys: 'a',
    icon: 'check',
    kind: 'next',
    contract: approveReview,
    input: ({ code }) => ({ params: { code }, body: {} }),
    effects: () => [t('reviews.approveEffect')],
  }),
  defineAction<Review, typeof answerReview>({
    name: 'review.answer',
    keys: 'r',
    icon: 'send',
    kind: 'next',
    contract: answerReview,
    fields: ({ answer }) => [
      {
        name: 'text',
        label: t('reviews.text'),
        kind: 'textarea',
        isRequired: true,
        maxLength: 2000,
        initial: answer ?? '',
      },
    ],
    input: ({ code }, { text = '' }) => ({ params: { code }, body: { text } }),
    effects: () => [t('reviews.answerEffect')],
  }),
  defineAction<Review, typeof refuseReview>({
    name: 'review.refuse',
    keys: 'd',
    icon: 'close',
    kind: 'danger',
    contract: refuseReview,
    fields: () => [
      { name: 'reason', label: t('reviews.reason'), kind: 'textarea', isRequired: true, maxLength: 500 },
    ],
    input: ({ code }, { reason = '' }) => ({ params: { code }, body: { reason } }),
    effects: () => [t('reviews.refuseEffect')],
  }),
];

export default function ReviewPage() {
  const t = useT();
  const { site = '', code = '' } = useParams();
  const query = useDeskQuery(showReview, { params: { code } }, { site });
  return (
    <SubjectPage
      name={code}
      crumb={{ to: '/reviews', label: t('reviews.title') }}
      query={query}
      history={() => ({ kind: 'review', subject: code, site })}
      title={({ data }) => data.product}
      status={({ data }) => <Status id={`reviews.status.${data.status}`} isPill />}
      actions={({ data }) => (
        <Actions subject={data} site={site} offers={data.actions} specs={actionsOf(t)} />
      )}
    >
      {({ data }) => (
        <>
          <Stars count={data.stars} />
          <section className="col" dir="auto" lang={data.locale}>
            <h2 className="h2">{data.title}</h2>
            <div className="bubble bubble--in">{data.text}</div>
          </section>
          <Facts
            facts={[
              [t('reviews.author'), data.author ? <bdi key="author">{data.author}</bdi> : null],
              [t('reviews.written'), <Time key="at" at={data.written_at} site={site} />],
              [t('reviews.language'), languageName(data.locale)],
              [
                t('reviews.order'),
                data.order_code ? (
                  <Link key="order" to={`/orders/${site}/${data.order_code}`}>
                    <Code value={data.order_code} />
                  </Link>
                ) : null,
              ],
              [t('reviews.refusal'), data.refusal],
            ]}
          />
          {data.answer ? (
            <Section title={t('reviews.answer')}>
              <div className="bubble" dir="auto" lang={data.locale}>
                {data.answer}
              </div>
            </Section>
          ) : null}
        </>
      )}
    </SubjectPage>
  );
}
