import { useRef, useState, type KeyboardEvent } from 'react';
import { Glyph } from '../../../shell/glyph.tsx';
import { useFormText } from '../../form-text.ts';
import type { KindProps } from './field.tsx';
import type { Related } from './form-calls.ts';
import { nameOf, useRelated } from './related.ts';

export interface ComboboxProps extends KindProps {
  /** The name of what is chosen, while nobody types. */
  shown: string;
  chosen: readonly string[];
  onPick: (uid: string) => void;
  onClear?: () => void;
}

/** A field that searches (ARIA combobox with a list): arrows move, Enter takes, Escape closes. What was typed and not taken is no value. */
export function Combobox({
  property,
  id,
  describedBy,
  invalid,
  disabled,
  shown,
  chosen,
  onPick,
  onClear,
}: ComboboxProps) {
  const t = useFormText();
  const [words, setWords] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const search = words ?? '';
  const { data, isError, settled } = useRelated(property.uid, search, { enabled: open, multiple: property.multiple });
  const found = data?.results ?? [];
  const at = Math.min(active, found.length - 1);
  const close = (): void => {
    setOpen(false);
    setWords(null);
    setActive(0);
  };
  const show = (): void => {
    if (!disabled) setOpen(true);
  };
  const pick = (one: Related | undefined): void => {
    if (!one) return;
    onPick(one.uid);
    if (property.multiple) {
      setWords('');
      setActive(0);
    } else close();
    input.current?.focus();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      pick(found[at]);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return show();
      setActive(Math.max(0, Math.min(found.length - 1, at + (event.key === 'ArrowDown' ? 1 : -1))));
    }
  };
  const note = isError
    ? t('rel.failed')
    : !settled
      ? t('rel.searching')
      : found.length === 0
        ? t('rel.none')
        : data && data.count > found.length
          ? t('rel.more', { shown: found.length, count: data.count })
          : null;
  return (
    <div
      className="app-combo"
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <div className={invalid ? 'field-box invalid' : 'field-box'}>
        <Glyph name="search" size={18} />
        <input
          ref={input}
          id={id}
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={open && found[at] ? `${id}-${at}` : undefined}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          aria-required={property.required || undefined}
          disabled={disabled}
          autoComplete="off"
          placeholder={shown === '' ? t('rel.search') : undefined}
          value={words ?? shown}
          onClick={show}
          onKeyDown={key}
          onChange={event => {
            setWords(event.target.value);
            setActive(0);
            show();
          }}
        />
        {onClear && chosen.length > 0 && !disabled && (
          <button
            type="button"
            className="icon-button"
            aria-label={t('rel.clear')}
            onClick={() => {
              onClear();
              setWords(null);
              input.current?.focus();
            }}
          >
            <Glyph name="close" size={18} />
          </button>
        )}
      </div>
      {open && (
        <div className="app-options">
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={t('rel.open')}
            aria-multiselectable={property.multiple || undefined}
          >
            {found.map((one, index) => (
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={one.uid}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={chosen.includes(one.uid)}
                data-active={index === at}
                onMouseDown={event => event.preventDefault()}
                onClick={() => pick(one)}
                onMouseEnter={() => setActive(index)}
              >
                {nameOf(one)}
              </div>
            ))}
          </div>
          {note && <div className="note">{note}</div>}
        </div>
      )}
      <div role="status" className="visually-hidden">
        {open && settled ? t('rel.found', { count: data?.count ?? 0 }) : ''}
      </div>
    </div>
  );
}
