import Button from '@mui/material/Button';
import type { MailPreview as Preview } from '@portal/event-schemas/notifications/views.ts';
import { locales, type Locale } from '@portal/event-schemas/kernel/locales.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from '../../app/portal.ts';
import { api } from '../../http/client.ts';
import { languageNames } from '../../i18n/texts.ts';
import { CallState } from '../../shell/states.tsx';
import { TabBar } from '../../shell/tab-bar.tsx';
import type { MailKind } from '../calls.ts';
import { useText } from '../text.ts';

type Words = Record<Locale, string>;

/** A mail as it would arrive, in the language of each reader. */
export function MailPreview({ kind, subject, text }: { kind: MailKind; subject?: Words; text?: Words }) {
  const t = useText();
  const [form, setForm] = useState<'html' | 'text'>('html');
  const [language, setLanguage] = useState<Locale>(useLocale());
  // It reads and changes nothing, though its parameters are a body.
  const preview = useQuery<Preview, Error>({
    queryKey: ['POST /notifications/mail_preview/', kind, language, subject, text],
    queryFn: ({ signal }) =>
      api('POST /notifications/mail_preview/', { body: { kind, language, subject, text } }, { signal }),
  });
  return (
    <>
      <TabBar
        label={t('preview.language')}
        tabs={locales.map(id => ({ id, label: languageNames[id] }))}
        selected={language}
        onSelect={setLanguage}
      />
      <div
        role="tabpanel"
        id={`panel-${language}`}
        aria-labelledby={`tab-${language}`}
        lang={language}
        style={{ paddingTop: 'var(--s4)', minHeight: 220 }}
      >
        <CallState call={preview} lines={5} />
        {preview.data && (
          <article
            style={{
              border: '1px solid var(--line)',
              borderRadius: 'var(--radius-s)',
              padding: 'var(--s4)',
              display: 'grid',
              gap: 'var(--s3)',
            }}
          >
            <h3 style={{ overflowWrap: 'anywhere' }}>{preview.data.subject}</h3>
            <div role="group" aria-label={t('preview.form')} style={{ display: 'flex', gap: 'var(--s2)' }}>
              {(['html', 'text'] as const).map(one => (
                <button
                  key={one}
                  type="button"
                  className="button"
                  aria-pressed={form === one}
                  onClick={() => setForm(one)}
                >
                  {t(`preview.${one}`)}
                </button>
              ))}
            </div>
            {form === 'html' ? (
              // Without scripts and without an origin: nothing in it reaches the portal, its links lead nowhere here.
              <iframe
                title={preview.data.subject}
                sandbox=""
                srcDoc={preview.data.html}
                style={{
                  width: '100%',
                  height: 420,
                  border: '1px solid var(--line)',
                  borderRadius: 'var(--radius-s)',
                  background: '#ffffff',
                  colorScheme: 'light',
                }}
              />
            ) : (
              <div style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{preview.data.text}</div>
            )}
          </article>
        )}
      </div>
    </>
  );
}

/** A button that opens the preview under the form. */
export function PreviewToggle({ open, onToggle }: { open: boolean; onToggle: () => void }) {
  const t = useText();
  return (
    <Button variant="outlined" aria-expanded={open} onClick={onToggle} sx={{ justifySelf: 'start' }}>
      {t(open ? 'preview.hide' : 'preview.show')}
    </Button>
  );
}
