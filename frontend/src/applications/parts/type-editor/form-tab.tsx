import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type KeyboardEvent } from 'react';
import { propertyKinds } from '@portal/event-schemas/forms/codes.ts';
import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import { useFormat } from '../../../i18n/format.ts';
import { Panel } from '../../../shell/panel.tsx';
import { useTypesText } from '../../text.ts';
import { moved, newField, newUid, freeCode, withItem, withoutItem } from './edits.ts';
import { FaultNotes, useFaults } from './faults.tsx';
import { FieldSettings } from './field-settings.tsx';
import { FormPreview } from './form-preview.tsx';
import { ItemMenu } from '../../../shell/item-menu.tsx';
import type { Edit } from './use-type-draft.ts';

/** The form: its fields in order, one opened to be set, and beside them what the applicant will see. */
export function FormTab({ definition, edit }: { definition: TypeDefinition; edit: Edit }) {
  const t = useTypesText();
  const format = useFormat();
  const faults = useFaults();
  const [opened, setOpened] = useState<string | null>(definition.properties[0]?.uid ?? null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [adding, setAdding] = useState<HTMLElement | null>(null);
  const { properties } = definition;
  const set = (change: (before: TypeDefinition['properties']) => TypeDefinition['properties']): void =>
    edit(before => ({ ...before, properties: change(before.properties) }));
  const codes = properties.map(field => field.prop_code);
  const add = (kind: (typeof propertyKinds)[number]): void => {
    const field = newField(kind, codes);
    set(before => [...before, field]);
    setOpened(field.uid);
    setAdding(null);
  };
  const duplicate = (index: number): void => {
    const field = { ...properties[index]!, uid: newUid(), prop_code: freeCode('field', codes) };
    set(before => [...before.slice(0, index + 1), field, ...before.slice(index + 1)]);
    setOpened(field.uid);
  };
  const move = (index: number, by: -1 | 1): void => set(before => moved(before, index, index + by));
  const keys =
    (index: number) =>
    (event: KeyboardEvent): void => {
      if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
      event.preventDefault();
      move(index, event.key === 'ArrowUp' ? -1 : 1);
    };
  const index = properties.findIndex(field => field.uid === opened);
  const field = properties[index];
  return (
    <div className="type-editor-columns">
      <Panel title={t('form.fields')} note={t('form.count', { smart_count: properties.length })}>
        <p className="mut">{t('form.order_hint')}</p>
        <ol className="field-list">
          {properties.map((one, at) => {
            const wrong = faults.filter(
              ({ path }) => path === `properties.${at}` || path.startsWith(`properties.${at}.`),
            ).length;
            return (
              // Dragging, which the menu does too.
              // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
              <li
                key={one.uid}
                draggable
                className={dragged === at ? 'dragged' : undefined}
                onDragStart={() => setDragged(at)}
                onDragEnd={() => setDragged(null)}
                onDragOver={event => event.preventDefault()}
                onDrop={event => {
                  event.preventDefault();
                  if (dragged !== null) set(before => moved(before, dragged, at));
                  setDragged(null);
                }}
              >
                <button
                  type="button"
                  aria-current={one.uid === opened}
                  onClick={() => setOpened(one.uid)}
                  onKeyDown={keys(at)}
                >
                  <strong>
                    {format.name(one.name) || one.prop_code}
                    {one.required && <span aria-hidden> *</span>}
                  </strong>
                  <span className="mut">
                    {t(`kinds.${one.code}`)}
                    {wrong > 0 && <em> · {t('faults', { smart_count: wrong })}</em>}
                  </span>
                </button>
                <ItemMenu
                  label={t('act_on', { name: format.name(one.name) || one.prop_code })}
                  items={[
                    { label: t('act.up'), onClick: () => move(at, -1), off: at === 0 },
                    { label: t('act.down'), onClick: () => move(at, 1), off: at === properties.length - 1 },
                    { label: t('act.duplicate'), onClick: () => duplicate(at) },
                    { label: t('act.remove'), onClick: () => set(before => withoutItem(before, at)), bad: true },
                  ]}
                />
              </li>
            );
          })}
        </ol>
        {properties.length === 0 && <p className="mut">{t('form.empty')}</p>}
        <Button variant="outlined" aria-haspopup="menu" onClick={event => setAdding(event.currentTarget)}>
          {t('form.add')}
        </Button>
        <Menu anchorEl={adding} open={adding !== null} onClose={() => setAdding(null)}>
          {propertyKinds.map(kind => (
            <MenuItem key={kind} onClick={() => add(kind)}>
              {t(`kinds.${kind}`)}
            </MenuItem>
          ))}
        </Menu>
      </Panel>
      <div className="type-editor-stack">
        {field && (
          <Panel title={format.name(field.name) || field.prop_code} note={t(`kinds.${field.code}`)}>
            <FaultNotes at={`properties.${index}`} />
            <FieldSettings
              key={field.uid}
              definition={definition}
              index={index}
              edit={edit}
              change={next => set(before => withItem(before, index, next))}
            />
          </Panel>
        )}
        <FormPreview properties={properties} />
      </div>
    </div>
  );
}
