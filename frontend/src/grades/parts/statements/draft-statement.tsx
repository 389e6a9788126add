import { statementKinds, type StatementKind } from '@portal/event-schemas/grades/codes.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLink } from '../../../app/links.ts';
import { useSend } from '../../../http/use-send.ts';
import { OfficeActButton } from '../../../shell/office-act-button.tsx';
import { useStatementText } from '../../text.ts';

/** Drafts a statement of a sheet, and opens it. */
export function DraftStatement({ sheet, office }: { sheet: string; office: boolean }) {
  const t = useStatementText();
  const link = useLink();
  const navigate = useNavigate();
  const [kind, setKind] = useState<StatementKind>('final');
  const draft = useSend('POST /journals/statements/', {
    done: t('done.draft'),
    onDone: ({ uid }) =>
      void navigate(link(office ? 'vedomosti-is-office-view' : 'vedomosti-view', {}, { statement: uid })),
  });
  return (
    <>
      <span className="field-box" style={{ display: 'inline-flex' }}>
        <select aria-label={t('kind')} value={kind} onChange={({ target }) => setKind(target.value as StatementKind)}>
          {statementKinds.map(one => (
            <option key={one} value={one}>
              {t(`kinds.${one}`)}
            </option>
          ))}
        </select>
      </span>
      <OfficeActButton
        variant="outlined"
        disabled={draft.isPending}
        onClick={() => draft.mutate({ body: { sheet, kind } })}
      >
        {t('act.draft')}
      </OfficeActButton>
    </>
  );
}
