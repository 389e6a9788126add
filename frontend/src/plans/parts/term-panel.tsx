import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { Panel } from '../../shell/panel.tsx';
import type { ChildDiscipline, StudentDiscipline } from '../calls.ts';
import { usePlanText } from '../text.ts';
import { DisciplineRow } from './discipline-row.tsx';
import { countedOf, creditsOf, type TermGroup } from './plan-groups.ts';

interface Props {
  group: TermGroup;
  note?: ReactNode;
  actions?: ReactNode;
  /** What stands below a discipline: its lines and what can be done with it. */
  renderBelow?: (entry: ChildDiscipline, main: StudentDiscipline) => ReactNode;
}

/** The disciplines of one term, what stands in the place of another below it. */
export function TermPanel({ group, note, actions, renderBelow }: Props) {
  const t = usePlanText();
  const format = useFormat();
  const credits = creditsOf(countedOf(group.entries));
  const sums = t('credits.term', { total: format.number(credits.total), done: format.number(credits.current_count) });
  return (
    <Panel title={t(`term.${group.term}`)} note={note ?? sums} actions={actions} flush>
      <Box component="ul">
        {group.entries.flatMap(entry => [
          <DisciplineRow key={entry.uid} entry={entry} actions={renderBelow?.(entry, entry)} />,
          ...entry.children.map(child => (
            <DisciplineRow
              key={child.uid}
              entry={child}
              inside
              instead={child.source === 'replacement' ? format.name(entry.name) : undefined}
              actions={renderBelow?.(child, entry)}
            />
          )),
        ])}
      </Box>
    </Panel>
  );
}
