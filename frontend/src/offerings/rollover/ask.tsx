import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { rollOverParts, usualParts, type RollOverPart } from '@portal/event-schemas/offerings/rollover/codes.ts';
import { useEffect, useState } from 'react';
import { useCall } from '../../http/use-call.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { Note } from '../../shell/note.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { Panel } from '../../shell/panel.tsx';
import { ErrorState, Skeletons } from '../../shell/states.tsx';
import { LeftBehindTable } from './left-behind.tsx';
import { useRollOverText } from './text.ts';

/** What lessons have is copied with them alone. */
const ofLessons: readonly RollOverPart[] = ['times', 'rooms', 'capacities', 'access', 'groups'];

/** From which term into which, and what: says at once what comes of it, and asks before it is done. */
export function AskRollOver({ nearest, onAsked }: { nearest: string | undefined; onAsked: (uid: string) => void }) {
  const t = useRollOverText();
  const format = useFormat();
  const [from_period, setFrom] = useState(nearest ?? '');
  const [to_period, setTo] = useState('');
  const [copies, setCopies] = useState<readonly RollOverPart[]>(usualParts);
  const [asking, setAsking] = useState(false);
  const terms = useCall(
    'GET /organizations/study_period_list/',
    { query: { page: 0, page_size: 100 } },
    { staleTime: 60_000 },
  );
  const known = terms.data?.results ?? [];
  const same = from_period !== '' && from_period === to_period;
  const chosen = from_period !== '' && to_period !== '' && !same;
  const body = {
    from_period,
    to_period,
    copies: copies.filter(one => copies.includes('fluxes') || !ofLessons.includes(one)),
  };
  const {
    mutate: look,
    data: found,
    isPending: looking,
    error,
  } = useSend('POST /rollovers/preview/', { invalidate: [], onRefusal: () => undefined });
  const asked = JSON.stringify(body);
  useEffect(() => {
    if (chosen) look({ body: JSON.parse(asked) });
  }, [chosen, asked, look]);
  const start = useSend('POST /rollovers/', {
    done: t('started'),
    onDone: ({ uid }) => {
      setAsking(false);
      setTo('');
      onAsked(uid);
    },
  });
  const term = (label: string, value: string, onChange: (value: string) => void, wrong?: string) => (
    <TextField
      select
      required
      label={label}
      value={known.some(({ uid }) => uid === value) ? value : ''}
      onChange={event => onChange(event.target.value)}
      error={wrong !== undefined}
      helperText={wrong}
      sx={{ flex: '1 1 240px', maxWidth: 420 }}
    >
      {known.map(({ uid, name }) => (
        <MenuItem key={uid} value={uid}>
          {format.name(name)}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <Panel title={t('new')}>
      <div style={{ display: 'grid', gap: 16 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {term(t('from'), from_period, setFrom)}
          {term(t('to'), to_period, setTo, same ? t('same_term') : undefined)}
        </Box>
        <Box component="fieldset" sx={{ border: 0, padding: 0, margin: 0 }}>
          <Box component="legend" sx={{ font: 'var(--t-label)', padding: 0 }}>
            {t('copies')}
          </Box>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))' }}>
            {rollOverParts.map(part => (
              <FormControlLabel
                key={part}
                label={t(`parts.${part}`)}
                control={
                  <Checkbox
                    checked={body.copies.includes(part)}
                    disabled={ofLessons.includes(part) && !copies.includes('fluxes')}
                    onChange={(_event, checked) =>
                      setCopies(checked ? [...copies, part] : copies.filter(one => one !== part))
                    }
                  />
                }
              />
            ))}
          </Box>
        </Box>
        {chosen &&
          (error ? (
            <ErrorState error={error} retry={() => look({ body })} />
          ) : !found ? (
            <Skeletons lines={3} />
          ) : (
            <>
              <div role="status" className="num" aria-busy={looking}>
                {looking ? (
                  t('looking')
                ) : found.copied === 0 ? (
                  <Note tone="warn">{t(found.courses === 0 ? 'no_courses' : 'nothing')}</Note>
                ) : (
                  <b>
                    {t('sum', {
                      copied: format.number(found.copied),
                      courses: format.number(found.courses),
                      lessons: format.number(found.lessons),
                      seats: format.number(found.seats),
                    })}
                  </b>
                )}
                {!looking && found.copied > 0 && found.behind.length === 0 && (
                  <div className="mut">{t('all_copied')}</div>
                )}
              </div>
              {found.behind.length > 0 && <LeftBehindTable behind={found.behind} named={found.named} />}
            </>
          ))}
        <OfficeActButton
          variant="contained"
          disabled={!chosen || looking || !found || found.copied === 0}
          onClick={() => setAsking(true)}
          sx={{ justifySelf: 'start' }}
        >
          {t('start')}
        </OfficeActButton>
      </div>
      <ConfirmDialog
        open={asking}
        title={t('start_ask', { smart_count: found?.copied ?? 0 })}
        confirm={t('start')}
        keep={t('leave_it')}
        busy={start.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => start.mutate({ body })}
      >
        {t('start_text')}
      </ConfirmDialog>
    </Panel>
  );
}
