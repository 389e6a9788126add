import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Link } from 'react-router';
import { useLink } from '../../app/links.ts';
import { Form, type FormProps } from '../../forms/form.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { StateMessage } from '../../shell/states.tsx';
import { useRecoveryText } from '../recovery-text.ts';

/** Asks for a mail. What it says afterwards is the same whoever asked: a stranger does not learn who has an account. */
export function AskByMail<T extends FieldValues>({
  lead,
  sent,
  children,
  ...form
}: Omit<FormProps<T>, 'submit' | 'actions'> & { lead: string; sent: boolean; children: ReactNode }) {
  const t = useRecoveryText();
  const link = useLink();
  return (
    <>
      <div>
        <PageHeader />
        {!sent && <p className="lead">{lead}</p>}
      </div>
      {sent ? (
        <StateMessage icon="check" title={t('sent')}>
          {t('sent_text')}
        </StateMessage>
      ) : (
        <Panel>
          <Form {...form} submit={t('send')}>
            {children}
            <p className="mut">{t('working')}</p>
          </Form>
        </Panel>
      )}
      <p>
        <Link to={link('log-in')}>{t('back')}</Link>
      </p>
    </>
  );
}
