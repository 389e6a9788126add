import { withoutEmpty } from '@portal/event-schemas/kernel/sentences.ts';
import { errors as advising } from '@portal/event-schemas/advising/errors.ts';
import { errors as applications } from '@portal/event-schemas/applications/errors.ts';
import { errors as audit } from '@portal/event-schemas/audit/errors.ts';
import { errors as curriculum } from '@portal/event-schemas/curriculum/errors.ts';
import { errors as identity } from '@portal/event-schemas/identity/errors.ts';
import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import type { ErrorCatalogue } from '@portal/event-schemas/kernel/rejections.ts';
import { errors as notifications } from '@portal/event-schemas/notifications/errors.ts';
import { errors as registration } from '@portal/event-schemas/registration/errors.ts';
import { errors as plans } from '@portal/event-schemas/plans/errors.ts';
import { errors as teacherRequests } from '@portal/event-schemas/teacher-requests/errors.ts';
import { errors as system } from '@portal/event-schemas/system/errors.ts';
import { platformErrors } from '@portal/platform/http/errors.ts';
import { fillTemplate } from '@portal/platform/http/messages.ts';

const texts: ErrorCatalogue = {
  ...platformErrors,
  ...advising,
  ...applications,
  ...audit,
  ...curriculum,
  ...identity,
  ...notifications,
  ...registration,
  ...plans,
  ...teacherRequests,
  ...system,
};

/** Why something was refused, in words; what it was about in particular was not recorded. */
export const reasonIn = (code: string, locale: Locale): string =>
  texts[code]
    ? fillTemplate(
        withoutEmpty(texts[code][locale], () => true),
        () => '…',
      )
    : code;
