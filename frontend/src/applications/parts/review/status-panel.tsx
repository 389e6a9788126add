import './review.css';
import { useId, useState } from 'react';
import type { ApplicationView } from '@portal/event-schemas/applications/views.ts';
import { useSend } from '../../../http/use-send.ts';
import { useFormat } from '../../../i18n/format.ts';
import { ActButton } from '../../../shell/act-button.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { useReviewText } from '../../review-text.ts';
import { ArchiveButton } from '../mine/archive-button.tsx';

/** Says more exactly what is going on ("ready to collect"), and sets the application aside. */
export function StatusPanel({ application }: { application: ApplicationView }) {
  const t = useReviewText();
  const f = useFormat();
  const id = useId();
  const [chosen, setChosen] = useState('');
  const [comment, setComment] = useState('');
  const { uid, may, statuses, status } = application;
  const others = statuses.filter(one => one.uid !== status.uid);
  const send = useSend('POST /studapps/answers/set_student_app_status/', {
    done: t('status.done'),
    onDone: () => {
      setChosen('');
      setComment('');
    },
  });
  const sets = may.includes('set_status') && others.length > 0;
  if (!sets && !may.includes('archive') && !may.includes('restore')) return null;
  return (
    <Panel title={t('status.title')}>
      <div className="review-act">
        {sets && (
          <>
            <div className="field">
              <label htmlFor={id}>{t('status.to')}</label>
              <div className="field-box">
                <select
                  id={id}
                  value={chosen}
                  aria-describedby={`${id}-hint`}
                  onChange={event => setChosen(event.target.value)}
                >
                  <option value="">{f.name(status.name)}</option>
                  {others.map(one => (
                    <option key={one.uid} value={one.uid}>
                      {f.name(one.name)}
                    </option>
                  ))}
                </select>
              </div>
              <div id={`${id}-hint`} className="field-text">
                {t('status.hint')}
              </div>
            </div>
            <div className="field">
              <label htmlFor={`${id}-comment`}>{t('status.comment')}</label>
              <div className="field-box">
                <input
                  id={`${id}-comment`}
                  type="text"
                  maxLength={4000}
                  value={comment}
                  onChange={event => setComment(event.target.value)}
                />
              </div>
            </div>
          </>
        )}
        <div className="form-actions">
          {sets && (
            <ActButton
              disabled={chosen === ''}
              aria-busy={send.isPending}
              onClick={() => {
                if (!send.isPending) send.mutate({ body: { student_app: uid, status: chosen, comment } });
              }}
            >
              {t('status.set')}
            </ActButton>
          )}
          <ArchiveButton application={application} />
        </div>
      </div>
    </Panel>
  );
}
