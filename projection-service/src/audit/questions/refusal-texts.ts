import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import type { ErrorText } from '@portal/event-schemas/kernel/rejections.ts';
import { withoutEmpty } from '@portal/event-schemas/kernel/sentences.ts';
import { platformErrors } from '@portal/platform/http/errors.ts';
import { fillTemplate } from '@portal/platform/http/messages.ts';
import { declaredModules } from '@portal/platform/modules/declared.ts';
import { mergeUnique } from '@portal/platform/modules/gather.ts';

const texts = mergeUnique<ErrorText>('a text for the refusal', [platformErrors, ...declaredModules.map(({ errors }) => errors)]);

/** Why something was refused, in words; what it was about in particular was not recorded. */
export const reasonIn = (code: string, locale: Locale): string =>
  texts[code]
    ? fillTemplate(
        withoutEmpty(texts[code][locale], () => true),
        () => '…',
      )
    : code;
