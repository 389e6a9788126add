import Box from '@mui/material/Box';
import type { AdditionalProgram } from '@portal/event-schemas/registration/student-choices.ts';
import { useId, useState, type ReactNode } from 'react';
import { useSend } from '../../../http/use-send.ts';
import { useFormat } from '../../../i18n/format.ts';
import { ActButton } from '../../../shell/act-button.tsx';
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx';
import { Meter } from '../../../shell/meter.tsx';
import { CallState, EmptyState } from '../../../shell/states.tsx';
import { useAdditional } from '../../student-calls.ts';
import { useStudentText } from '../../student-text.ts';
import { useText } from '../../text.ts';
import { DisciplineLine } from './discipline-line.tsx';

type Field = AdditionalProgram['fields'][number];
interface Props {
  card: string;
  period: string;
  editable: boolean;
  onOpen: (course: string) => void;
}

/** The field of sciences that the student studies beside the programme, or those to choose from. */
export function AdditionalPrograms({ card, period, editable, onOpen }: Props) {
  const s = useStudentText();
  const program = useAdditional(card, period);
  if (!program.isSuccess) return <CallState call={program} lines={4} />;
  const { chosen, fields } = program.data;
  if (fields.length === 0) return <EmptyState title={s('additional.empty')}>{s('additional.hint')}</EmptyState>;
  const own = fields.find(field => field.uid === chosen?.sciences_discipline.field_sciences.uid);
  return (
    <Box sx={{ display: 'grid' }}>
      <Box component="p" className="mut" sx={{ p: 'var(--s3) var(--s4)' }}>
        {s('additional.hint')}
      </Box>
      {own && chosen ? (
        <Chosen card={card} field={own} chosen={chosen} editable={editable} onOpen={onOpen} />
      ) : (
        fields.map(field => <Offered key={field.uid} field={field} editable={editable} onOpen={onOpen} />)
      )}
    </Box>
  );
}

function Head({ field, children }: { field: Field; children: ReactNode }) {
  const t = useText();
  const format = useFormat();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 'var(--s2) var(--s3)',
        alignItems: 'end',
        p: 'var(--s3) var(--s4)',
        borderTop: '1px solid var(--line)',
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <h3>{format.name(field.name)}</h3>
        <span className="mut num">
          {field.code} · {t('courses.credits', { smart_count: field.credit })}
        </span>
      </Box>
      {children}
    </Box>
  );
}

const Disciplines = ({ field, onOpen }: { field: Field; onOpen: (course: string) => void }) => (
  <ul>
    {field.disciplines.map(one => (
      <DisciplineLine
        key={one.uid}
        discipline={one}
        credits={one.credits}
        status={one.status}
        course={one.course}
        onOpen={onOpen}
      />
    ))}
  </ul>
);

function Offered({ field, editable, onOpen }: { field: Field; editable: boolean; onOpen: (course: string) => void }) {
  const s = useStudentText();
  const id = useId();
  const [credit, setCredit] = useState(String(field.credit));
  const [refusal, setRefusal] = useState('');
  const choose = useSend('POST /organizations/sciences_discipline/', {
    done: s('additional.chosen'),
    onRefusal: error => setRefusal(error.message),
  });
  return (
    <section>
      <Head field={field}>
        {editable && (
          <>
            <div className="field" style={{ width: 140 }}>
              <label htmlFor={id}>{s('additional.credit')}</label>
              <div className={`field-box ${refusal ? 'invalid' : ''}`}>
                <input
                  id={id}
                  type="number"
                  min={1}
                  max={field.credit}
                  value={credit}
                  aria-invalid={refusal !== ''}
                  aria-describedby={refusal ? `${id}-why` : undefined}
                  onChange={event => setCredit(event.target.value)}
                />
              </div>
            </div>
            <ActButton
              aria-busy={choose.isPending}
              onClick={() =>
                choose.mutate(
                  { body: { field_sciences: field.uid, credit: Number(credit) } },
                  { onSuccess: () => setRefusal('') },
                )
              }
            >
              {s('additional.choose')}
            </ActButton>
          </>
        )}
      </Head>
      {refusal && (
        <Box className="field-text invalid" id={`${id}-why`} role="alert" sx={{ p: '0 var(--s4) var(--s2)' }}>
          {refusal}
        </Box>
      )}
      <Disciplines field={field} onOpen={onOpen} />
    </section>
  );
}

function Chosen({
  card,
  field,
  chosen,
  editable,
  onOpen,
}: {
  card: string;
  field: Field;
  chosen: NonNullable<AdditionalProgram['chosen']>;
  editable: boolean;
  onOpen: (course: string) => void;
}) {
  const s = useStudentText();
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState('');
  const { credit } = chosen.sciences_discipline;
  const drop = useSend('POST /organizations/delete_additional_edu_program/', {
    done: s('additional.dropped'),
    onDone: () => setAsking(false),
    onRefusal: error => {
      setRefusal(error.message);
      setAsking(false);
    },
  });
  return (
    <section>
      <Head field={field}>
        <Meter
          value={chosen.accomplished + chosen.registered}
          max={credit}
          label={s('additional.progress', { accomplished: chosen.accomplished, registered: chosen.registered, credit })}
          width={120}
        />
        <span className="num">
          {s('additional.progress', { accomplished: chosen.accomplished, registered: chosen.registered, credit })}
        </span>
        {editable && <ActButton onClick={() => setAsking(true)}>{s('additional.drop')}</ActButton>}
      </Head>
      {refusal && (
        <Box className="field-text invalid" role="alert" sx={{ p: '0 var(--s4) var(--s2)' }}>
          {refusal}
        </Box>
      )}
      <Disciplines field={field} onOpen={onOpen} />
      <ConfirmDialog
        open={asking}
        title={s('additional.drop_title')}
        confirm={s('additional.drop')}
        busy={drop.isPending}
        destructive
        onConfirm={() => drop.mutate({ query: { uid: card }, body: { field_sciences: field.uid } })}
        onClose={() => setAsking(false)}
      >
        {s('additional.drop_text')}
      </ConfirmDialog>
    </section>
  );
}
