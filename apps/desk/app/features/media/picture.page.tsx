import {
  type Medium,
  restoreMedium,
  retireMedium,
  setMediaAlternatives,
  setMediaFocus,
  showMedium,
} from '@paddock/server/features/media/staff/media.staff.contract.ts';
import { useCallback, useRef } from 'react';
import { useParams } from 'react-router';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useT } from '../../i18n/use-t.ts';
import { defineAction, type SubjectAction } from '../../kit/actions/action-types.ts';
import { Actions } from '../../kit/actions/actions.tsx';
import type { DeskError } from '../../kit/calls/desk-error.ts';
import { useDeskMutation, useDeskQuery } from '../../kit/calls/use-desk.ts';
import { showToast } from '../../kit/overlay/toast.tsx';
import { Note, Section } from '../../kit/parts/facts.tsx';
import { Status } from '../../kit/parts/status.tsx';
import { useSiteChoice } from '../../kit/session/site-choice.tsx';
import { SubjectPage } from '../../kit/subject/subject-page.tsx';
import { AlternativesForm } from './alternatives-form.tsx';
import { FileButton } from './file-button.tsx';
import { FocusEditor } from './focus-editor.tsx';
import { MediaPanel } from './media-panel.tsx';
import { UploadTray } from './upload-tray.tsx';
import { useUploads } from './use-uploads.ts';

await requireMessages('media');

const actionsOf = (t: Translate): SubjectAction<Medium>[] => [
  defineAction<Medium, typeof retireMedium>({
    name: 'media.retire',
    keys: 'd',
    icon: 'trash',
    kind: 'danger',
    contract: retireMedium,
    fields: () => [{ name: 'reason', label: t('media.reason'), kind: 'textarea', maxLength: 500 }],
    input: ({ key }, { reason = '' }) => ({ params: { key }, body: { reason } }),
    effects: () => [t('media.retireEffect')],
  }),
  defineAction<Medium, typeof restoreMedium>({
    name: 'media.restore',
    keys: 'r',
    icon: 'undo',
    kind: 'next',
    contract: restoreMedium,
    input: ({ key }) => ({ params: { key }, body: {} }),
    effects: () => [t('media.restoreEffect')],
  }),
];

const OWN = ['media.retire', 'media.restore'];

export default function PicturePage() {
  const t = useT();
  const { key = '' } = useParams();
  const { site } = useSiteChoice('media.edit');
  const query = useDeskQuery(showMedium, { params: { key } }, { site, enabled: site !== '' });
  const refetch = query.refetch;
  const uploads = useUploads(
    site,
    useCallback(() => void refetch(), [refetch]),
  );
  return (
    <SubjectPage
      name={key}
      crumb={{ to: '/media', label: t('media.title') }}
      query={query}
      title={() => <bdi>{key}</bdi>}
      status={({ data }) =>
        data.status === 'usable' ? null : <Status id={`media.status.${data.status}`} isPill />
      }
      actions={({ data }) => (
        <>
          {can(data, 'media.replace') ? (
            <FileButton
              label={t('media.replace')}
              icon="swap"
              keys="p"
              onFiles={([file]) => file && uploads.add([file], key)}
            />
          ) : null}
          <Actions
            subject={data}
            site={site}
            offers={data.actions.filter(({ name }) => OWN.includes(name))}
            specs={actionsOf(t)}
          />
        </>
      )}
      panel={({ data }) => <MediaPanel medium={data} />}
      history={() => ({ kind: 'media', subject: key })}
    >
      {({ data }) => (
        <>
          <UploadTray items={uploads.items} onClear={uploads.clear} />
          <PictureBody key={data.key} medium={data} site={site} />
        </>
      )}
    </SubjectPage>
  );
}

const can = ({ actions }: Medium, name: string) =>
  actions.some((action) => action.name === name && action.allowed);

function PictureBody({ medium, site }: { medium: Medium; site: string }) {
  const t = useT();
  const { key, revision } = medium;
  const onFailure = (error: DeskError) => showToast(error.message, { tone: 'alert' });
  // The newest revision that this page has seen: one save may follow another before the picture is loaded again.
  const seen = useRef(revision);
  seen.current = Math.max(seen.current, revision);
  const headers = () => ({ 'if-match': `"${seen.current}"` });
  const onSaved = (message: string) => (answer: { data: { revision: number } }) => {
    seen.current = answer.data.revision;
    showToast(message);
  };
  const focus = useDeskMutation(setMediaFocus, { site, onSuccess: onSaved(t('media.focusSaved')) });
  const alts = useDeskMutation(setMediaAlternatives, { site, onSuccess: onSaved(t('media.altSaved')) });
  return (
    <>
      {medium.actions.some(({ reason }) => reason === 'media_of_brand') ? (
        <Note>{t('media.ofBrand')}</Note>
      ) : null}
      {medium.large ? (
        <FocusEditor
          src={medium.large}
          saved={medium.focus}
          canChange={can(medium, 'media.focus')}
          isSaving={focus.isPending}
          onSave={(body) =>
            focus.mutate({ params: { key }, body, headers: headers() }, { onError: onFailure })
          }
        />
      ) : null}
      <Section title={t('media.altTitle')}>
        <AlternativesForm
          saved={medium}
          canChange={can(medium, 'media.alternatives')}
          isSaving={alts.isPending}
          onSave={(body) =>
            alts.mutate({ params: { key }, body, headers: headers() }, { onError: onFailure })
          }
        />
      </Section>
    </>
  );
}
