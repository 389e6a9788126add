import { useRef, type ChangeEvent, type ReactNode } from 'react';
import { ApiFailure, ApiRefusal } from '../../http/refusal.ts';
import { sendForm } from '../../http/send-form.ts';
import { ActButton } from '../../shell/act-button.tsx';
import { useReadOnlyReason } from '../../shell/read-only-reason.ts';
import { useShellText } from '../../shell/texts.ts';
import { useLookText } from '../text.ts';

/** As `pictureTypes` of event-schemas, which the server holds to. */
const types = ['image/png', 'image/jpeg', 'image/webp'];

/** Picks a picture and sends it: the logo, or a wide one. `mb`: the most megabytes that the server takes. */
export function PictureButton({
  logo = false,
  mb,
  children,
  onDone,
  onFault,
}: {
  logo?: boolean;
  mb: number;
  children: string;
  onDone: () => void;
  /** Undefined: what was said before holds no more. */
  onFault: (message: string | undefined) => void;
}): ReactNode {
  const t = useLookText();
  const shell = useShellText();
  const input = useRef<HTMLInputElement>(null);
  const readOnly = useReadOnlyReason() !== undefined;
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    if (!types.includes(file.type) || file.size > mb * 1_048_576) return onFault(t('unfit', { size: mb }));
    onFault(undefined);
    const form = new FormData();
    form.append('file', file);
    await sendForm('POST /common/images/', { query: { logo_image: logo ? 'true' : 'false' } }, form).then(
      onDone,
      (error: unknown) =>
        onFault(
          error instanceof ApiRefusal
            ? error.message
            : shell(error instanceof ApiFailure ? `failures.${error.reason}` : 'error.text'),
        ),
    );
  };
  return (
    <>
      <ActButton onClick={() => input.current?.click()}>{children}</ActButton>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={children}
        disabled={readOnly}
        accept={types.join(',')}
        onChange={event => void choose(event)}
      />
    </>
  );
}
