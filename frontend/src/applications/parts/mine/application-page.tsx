import './mine.css';
import { fromAnswers } from '@portal/event-schemas/forms/form-answers.ts';
import type { ApplicationView } from '@portal/event-schemas/applications/views.ts';
import { Link } from 'react-router';
import { useCanOpen, useLink } from '../../../app/links.ts';
import { useLocale } from '../../../app/portal.ts';
import { findScreen } from '../../../app/registry.ts';
import { Note } from '../../../shell/note.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { useCompletion } from '../../calls.ts';
import { useMineText } from '../../mine-text.ts';
import { Answers } from '../form/answers.tsx';
import { Histories } from '../way/histories.tsx';
import { Track } from '../way/track.tsx';
import { ApplicantActs } from './applicant-acts.tsx';
import { ReturnedNote } from './returned-note.tsx';

/** The page of one application for its author. */
export function ApplicationPage({ application }: { application: ApplicationView }) {
  const t = useMineText();
  const locale = useLocale();
  const link = useLink();
  const canOpen = useCanOpen();
  const { uid, stage, form } = application;
  const completion = useCompletion(uid, stage === 'approved');
  return (
    <>
      <ReturnedNote application={application} />
      {completion.data?.message && (
        <Note>
          <b>{t('page.message')}</b>
          <div style={{ whiteSpace: 'pre-wrap' }}>{completion.data.message}</div>
        </Note>
      )}
      <ApplicantActs application={application} />
      <div className="coo-columns">
        <div>
          <Panel title={t('page.answers')}>
            <Answers
              properties={form.properties}
              values={fromAnswers(form.properties, application.values).values}
              shown={application.shown}
              files={application.files}
            />
          </Panel>
          <Panel
            title={t('page.history')}
            actions={
              canOpen('my-receipts') && (
                <Link to={link('my-receipts')}>{findScreen('my-receipts')!.titleIn(locale)}</Link>
              )
            }
            flush
          >
            <Histories uid={uid} />
          </Panel>
        </div>
        <div>
          <Panel title={t('page.track')}>
            {application.track.length > 0 ? (
              <Track steps={application.track} waits={application.waypoint} />
            ) : (
              <p className="mut">{t('page.no_track')}</p>
            )}
          </Panel>
        </div>
      </div>
    </>
  );
}
