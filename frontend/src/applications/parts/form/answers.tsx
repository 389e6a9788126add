import './form.css';
import type { FieldValue, FormValues, Property } from '@portal/event-schemas/forms/property.ts';
import { isFilled } from '@portal/event-schemas/forms/form-rules.ts';
import { addressOf } from '../../../http/client.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useFormText } from '../../form-text.ts';
import { useChosenNames } from './related.ts';
import { FileLine, type KnownFile } from './file-lines.tsx';
import { useFormCalls } from './use-form-calls.ts';

export interface AnswersProps {
  properties: readonly Property[];
  values: FormValues;
  /** What stands in `rel` fields in words, by prop_code (the view's `shown`); what is missing is asked for. */
  shown: Readonly<Record<string, string>>;
  files: readonly KnownFile[];
}

/** What was filled in, for reading: preview, the application's page, the reviewer. */
export function Answers({ properties, values, shown, files }: AnswersProps) {
  const t = useFormText();
  const calls = useFormCalls();
  const f = useFormat();
  const text = (property: Property, value: FieldValue): string => {
    const options = (list: readonly string[]): string =>
      list.map(one => f.name(property.options.find(option => option.value === one)?.name) || one).join(', ');
    const list = Array.isArray(value) ? value : [String(value)];
    switch (property.code) {
      case 'bool':
        return t(value === true ? 'yes' : 'no');
      case 'int':
      case 'float':
        return typeof value === 'number' ? f.number(value) : String(value);
      case 'date':
        return f.date(String(value));
      case 'datetime':
        return f.dateTime(String(value));
      case 'dropdown':
        return options(list);
      default:
        return String(value);
    }
  };
  return (
    <dl className="app-answers">
      {properties.map(property => {
        const value = values[property.prop_code] ?? null;
        return (
          <div key={property.uid}>
            <dt>{f.name(property.name)}</dt>
            <dd>
              {!isFilled(value) ? (
                <span className="mut">{t('nothing')}</span>
              ) : property.code === 'file' && Array.isArray(value) ? (
                <ul className="app-files">
                  {value.map(uid => (
                    <FileLine
                      key={uid}
                      file={files.find(file => file.uid === uid) ?? { uid, name: '…', size: 0 }}
                      href={addressOf(calls.file, { params: { uid } })}
                    />
                  ))}
                </ul>
              ) : property.code === 'rel' ? (
                (shown[property.prop_code] ?? <RelatedNames property={property} value={value} />)
              ) : (
                text(property, value)
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function RelatedNames({ property, value }: { property: Property; value: FieldValue }) {
  const chosen = Array.isArray(value) ? value : [String(value)];
  const names = useChosenNames(property.uid, chosen, {});
  return chosen.map(uid => names[uid] ?? '…').join(', ');
}
