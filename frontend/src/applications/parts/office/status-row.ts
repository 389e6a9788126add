import type { ApplicationStage, StatusColour } from '@portal/event-schemas/applications/codes.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';

/** A row of GET /studapps/statuses/. */
export interface StatusRow {
  uid: string;
  stage: ApplicationStage;
  name: Localized;
  colour: StatusColour;
  initial: boolean;
  sort: number;
}
