import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { PeopleKind } from '@portal/event-schemas/identity/issued-accounts.ts';
import { useId, useState } from 'react';
import { useCall } from '../../../http/use-call.ts';
import { useFormat } from '../../../i18n/format.ts';
import { CallState, EmptyState } from '../../../shell/states.tsx';
import { useIssueText } from './issue-texts.ts';

/** What the office chose; `count`: how many it is for. */
export interface Choices {
  whom: 'without' | 'unused';
  login: 'code' | 'email';
  by_mail: boolean;
  count: number;
}

/** For whom, under which log-in name, and whether links go out by mail. `chosen`: how many are selected, where they are. */
export function IssueForm({
  id,
  of,
  chosen,
  onSubmit,
}: {
  id: string;
  of: PeopleKind;
  chosen: number | undefined;
  onSubmit: (choices: Choices) => void;
}) {
  const t = useIssueText();
  const format = useFormat();
  const labels = [useId(), useId()] as const;
  const lacking = useCall('GET /identity/people_without_access/', { query: { of } });
  const [asked, setWhom] = useState<Choices['whom']>();
  const [login, setLogin] = useState<Choices['login']>('code');
  const [byMail, setByMail] = useState(true);
  if (!lacking.isSuccess) return <CallState call={lacking} lines={5} />;
  const { without, unused, with_email, mail } = lacking.data;
  if (chosen === undefined && without + unused === 0) return <EmptyState title={t('nobody')} />;
  const whom = asked ?? (without > 0 ? 'without' : 'unused');
  const mails = mail && (chosen !== undefined || with_email[whom] > 0);
  return (
    <Box
      component="form"
      id={id}
      onSubmit={event => {
        event.preventDefault();
        onSubmit({ whom, login, by_mail: mails && byMail, count: chosen ?? lacking.data[whom] });
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      <p>{t('lead')}</p>
      {chosen === undefined ? (
        <FormControl>
          <FormLabel id={labels[0]}>{t('whom')}</FormLabel>
          <RadioGroup
            aria-labelledby={labels[0]}
            value={whom}
            onChange={(_event, value) => setWhom(value as typeof whom)}
          >
            {(['without', 'unused'] as const).map(value => (
              <FormControlLabel
                key={value}
                value={value}
                disabled={lacking.data[value] === 0}
                control={<Radio />}
                label={t(value, { count: format.number(lacking.data[value]) })}
              />
            ))}
          </RadioGroup>
        </FormControl>
      ) : (
        <p>{t('chosen', { count: format.number(chosen) })}</p>
      )}
      {(chosen !== undefined || whom === 'without') && (
        <FormControl>
          <FormLabel id={labels[1]}>{t('login')}</FormLabel>
          <RadioGroup
            row
            aria-labelledby={labels[1]}
            value={login}
            onChange={(_event, value) => setLogin(value as typeof login)}
          >
            <FormControlLabel value="code" control={<Radio />} label={t('by_code')} />
            <FormControlLabel value="email" control={<Radio />} label={t('by_email')} />
          </RadioGroup>
        </FormControl>
      )}
      <div>
        <FormControlLabel
          disabled={!mails}
          control={<Checkbox checked={mails && byMail} onChange={(_event, isOn) => setByMail(isOn)} />}
          label={chosen === undefined ? t('by_mail', { count: format.number(with_email[whom]) }) : t('by_mail_chosen')}
        />
        <FormHelperText>{t(mail ? 'by_mail_note' : 'no_mail')}</FormHelperText>
      </div>
    </Box>
  );
}
