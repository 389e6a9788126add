import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContext } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { toast } from '../../../shell/toast.ts';
import { allStudents } from '../../registered-calls.ts';
import { useTeachingText } from '../../teaching-text.ts';

/** Above a list of students: the mail addresses under its filters, and the way to its printed form. */
export function RosterTools({
  filter,
  printAt,
}: {
  filter: Record<string, unknown>;
  printAt: (query: { filter: string; sort: string }) => string;
}) {
  const t = useTeachingText();
  const { filterValues, sort } = useListContext();
  const [busy, setBusy] = useState(false);
  const asked = { ...filterValues, ...filter };
  const copy = async (): Promise<void> => {
    setBusy(true);
    try {
      const addresses = [
        ...new Set(
          (await allStudents({ filter: asked, sort: [sort.field, sort.order] })).map(row => row.email).filter(Boolean),
        ),
      ];
      if (addresses.length === 0) return toast.info(t('students.no_addresses'));
      await navigator.clipboard.writeText(addresses.join(', '));
      toast.success(t('students.copied', { smart_count: addresses.length }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)', mb: 'var(--s3)' }}>
      <Button loading={busy} onClick={() => void copy()}>
        {t('students.copy')}
      </Button>
      <Button
        component={Link}
        to={printAt({ filter: JSON.stringify(filterValues), sort: JSON.stringify([sort.field, sort.order]) })}
      >
        {t('students.print')}
      </Button>
    </Box>
  );
}
