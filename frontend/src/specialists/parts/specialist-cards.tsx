import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { SpecialistCard } from '@portal/event-schemas/specialists/views.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLink } from '../../app/links.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { card, cardGrid } from '../../shell/cards.ts';
import { useSpecialistText } from '../text.ts';
import { Photo } from './photo.tsx';

const clamped = {
  flex: 1,
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
};

/** Whom students can book, of one kind or of all, each with the next free time. */
export function Specialists() {
  const t = useSpecialistText();
  const format = useFormat();
  const [type, setType] = useState<string | null>(null);
  const found = useCall('GET /specialists/specialists-list/', {
    query: { page: 0, page_size: 100 },
  });
  if (!found.isSuccess) return <CallState call={found} lines={8} />;
  const all = found.data.results;
  const types = new Map(all.map(one => [one.type, format.name(one.type_name)]));
  if (all.length === 0) return <EmptyState title={t('no_specialists')}>{t('no_specialists_hint')}</EmptyState>;
  return (
    <>
      <Box role="group" aria-label={t('types')} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', marginBottom: 2 }}>
        {[[null, t('all_types')] as const, ...types].map(([id, name]) => (
          <Chip
            key={id}
            label={name}
            clickable
            variant={type === id ? 'filled' : 'outlined'}
            color={type === id ? 'primary' : 'default'}
            aria-pressed={type === id}
            onClick={() => setType(id)}
          />
        ))}
      </Box>
      <Box component="ul" sx={cardGrid}>
        {all
          .filter(one => type === null || one.type === type)
          .map(one => (
            <Card key={one.uid} one={one} />
          ))}
      </Box>
    </>
  );
}

function Card({ one }: { one: SpecialistCard }) {
  const t = useSpecialistText();
  const format = useFormat();
  const link = useLink();
  const { type_name, name, about, room, next_free } = one;
  return (
    <Box component="li" sx={card}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <Photo one={one} />
        <Box sx={{ minWidth: 0 }}>
          <span className="mut">{[format.name(type_name), room].filter(Boolean).join(' · ')}</span>
          <Box component="h2" sx={{ font: 'var(--t-h3)', overflowWrap: 'anywhere' }}>
            <Link to={link('specialist-card', {}, { uid: one.uid })}>{name}</Link>
          </Box>
        </Box>
      </Box>
      <Box component="p" sx={clamped}>
        {about}
      </Box>
      <span className={next_free ? 'num' : 'mut'}>
        {next_free ? t('next_free', { at: `${format.weekday(next_free)}, ${format.time(next_free)}` }) : t('no_times')}
      </span>
    </Box>
  );
}
