import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AsOfView } from '@portal/event-schemas/audit/as-of.ts';
import { currentAsOf, setAsOf } from '../../http/as-of.ts';
import { useFormat } from '../../i18n/format.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { useAsOfText } from '../as-of-text.ts';
import { useKeptMoments } from '../as-of-calls.ts';
import { ChooseMoment } from '../parts/as-of/choose-moment.tsx';
import { ListDifference } from '../parts/as-of/list-difference.tsx';
import { WhatToShow } from '../parts/as-of/what-to-show.tsx';

/**
 * The whole portal as of a moment: choose it, open any list or a student's screens as they were, compare a list of two moments. From the choice on every
 * page is as of then, until it is left by the banner.
 */
export default function AuditAsOf() {
  const t = useAsOfText();
  const format = useFormat();
  const kept = useKeptMoments();
  const [query, setQuery] = useSearchParams();
  const [position, setPosition] = useState(() => Number(query.get('position')) || undefined);
  const view = kept.data?.find(one => one.uid === query.get('view') && one.status === 'ready');
  const client = useQueryClient();
  const choose = ({ uid, moment, position: at }: AsOfView): void => {
    setPosition(undefined);
    setQuery({ view: uid }, { replace: true });
    const subject = currentAsOf()?.subject;
    setAsOf({ view: uid, moment, position: at, ...(subject && { subject }) });
    // What was read of the present is not of then.
    void client.resetQueries();
  };
  return (
    <>
      <PageHeader
        note={
          view
            ? t('as_of', {
                date: `${format.date(view.moment)}, ${format.timeWithSeconds(view.moment)}`,
                position: format.number(view.position),
              })
            : undefined
        }
      />
      <ChooseMoment
        key={position ?? 'moment'}
        kept={kept}
        view={view}
        position={position}
        moment={query.get('moment') ?? undefined}
        onChosen={choose}
      />
      {view && <WhatToShow key={view.uid} view={view} />}
      {view && <ListDifference view={view} kept={kept.data ?? []} />}
    </>
  );
}
