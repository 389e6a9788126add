import './way.css';
import type { ApplicationStage, StatusColour } from '@portal/event-schemas/applications/codes.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { useFormat } from '../../../i18n/format.ts';

/** A sign for each stage, so that the colour is never the only one. */
const signs: Record<ApplicationStage, string> = {
  draft: '✎',
  in_review: '…',
  returned: '↩',
  approved: '✓',
  rejected: '✕',
  withdrawn: '–',
};

/** Where an application stands, in the words and the colour of its status. `<ApplicationStatus status={row.status} />` */
export function ApplicationStatus({
  status: { stage, name, colour },
}: {
  status: { stage: ApplicationStage; name: Localized; colour: StatusColour };
}) {
  const format = useFormat();
  return (
    <span className={`app-status ${colour}`}>
      <span className="sign" aria-hidden>
        {signs[stage]}
      </span>
      {format.name(name)}
    </span>
  );
}
