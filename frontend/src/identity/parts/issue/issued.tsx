import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { IssuedAccount, PeopleKind } from '@portal/event-schemas/identity/issued-accounts.ts';
import { createPortal } from 'react-dom';
import { useFormat } from '../../../i18n/format.ts';
import { Counts, Rows } from '../../../shell/dialog-parts.tsx';
import { csvFile, saveFile } from './csv-file.ts';
import { useIssueText } from './issue-texts.ts';
import './slips.css';
import type { Issuing } from './use-issue.ts';

/** Rows of a table in the dialog; the file and the print have all. */
const shownMax = 100;

/** What came of it: numbers, who was left out and why, and the passwords to take away as a file or on paper. */
export function Issued({ of, issuing, onKept }: { of: PeopleKind; issuing: Issuing; onKept: () => void }) {
  const t = useIssueText();
  const format = useFormat();
  const { issued, skipped } = issuing;
  const handed = [...issued.filter(one => one.temporary_password !== null)].sort(
    (one, other) => (one.group ?? '').localeCompare(other.group ?? '') || one.name.localeCompare(other.name),
  );
  const columns: readonly (readonly [string, (one: IssuedAccount) => string])[] = [
    [t('name'), one => one.name],
    ...(of === 'student' ? ([[t('group'), (one: IssuedAccount) => one.group ?? '']] as const) : []),
    [t('code'), one => one.code],
    [t('login_name'), one => one.login],
    [t('password'), one => one.temporary_password!],
    [t('until'), one => (one.until ? format.dateTime(one.until) : '')],
  ];
  const cells = (one: IssuedAccount): string[] => columns.map(([, cell]) => cell(one));
  const head = columns.map(([name]) => name);
  const download = (): void => {
    saveFile(`${t('file')}.csv`, csvFile([head, ...handed.map(cells)]));
    onKept();
  };
  const printSlips = (): void => {
    globalThis.print();
    onKept();
  };
  return (
    <>
      <Counts
        counts={[
          [t('handed'), handed.length],
          [t('mailed'), issued.length - handed.length],
          [t('skipped'), skipped.length, true],
        ]}
      />
      {handed.length > 0 && (
        <>
          <p>{t('once')}</p>
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <Button variant="contained" onClick={download}>
              {t('download')}
            </Button>
            <Button variant="outlined" onClick={printSlips}>
              {t('print')}
            </Button>
          </Box>
          <Rows label={t('list')} head={head} rows={handed.slice(0, shownMax).map(cells)} />
          {handed.length > shownMax && (
            <p className="mut">{t('more', { shown: shownMax, count: format.number(handed.length) })}</p>
          )}
        </>
      )}
      {skipped.length > 0 && (
        <Rows
          label={t('skipped')}
          head={[t('code'), t('name'), t('why')]}
          rows={skipped.slice(0, shownMax).map(({ code, name, reason }) => [code, name, reason])}
        />
      )}
      {createPortal(<Slips people={handed} />, document.body)}
    </>
  );
}

/** A slip for each person, to be cut and handed out. On paper alone. */
function Slips({ people }: { people: readonly IssuedAccount[] }) {
  const t = useIssueText();
  const format = useFormat();
  return (
    <div className="slips">
      {people.map(({ uid, name, group, login, temporary_password, until }) => (
        <section key={uid} className="slip">
          <b>{name}</b>
          {group && <span>{group}</span>}
          <span>
            {t('login_name')}: <code>{login}</code>
          </span>
          <span>
            {t('password')}: <code>{temporary_password}</code>
          </span>
          {until && (
            <span>
              {t('until')}: {format.dateTime(until)}
            </span>
          )}
          <span>{t('slip', { address: globalThis.location.origin })}</span>
        </section>
      ))}
    </div>
  );
}
