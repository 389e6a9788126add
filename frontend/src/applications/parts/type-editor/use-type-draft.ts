import { useCallback, useEffect, useRef, useState } from 'react';
import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import { same } from '@portal/event-schemas/applications/differences.ts';
import type { TypeFault } from '@portal/event-schemas/applications/views.ts';
import { useLocale } from '../../../app/portal.ts';

export type Edit = (change: (definition: TypeDefinition) => TypeDefinition) => void;
export interface TypeDraft {
  definition: TypeDefinition;
  edit: Edit;
  undo: () => void;
  canUndo: boolean;
  dirty: boolean;
  /** Of what stands on the screen now; those of people (accounts, roles) as the server found them last. */
  faults: readonly TypeFault[];
  /** The shape is whole: it can be saved. */
  whole: boolean;
  /** What stands on the screen is saved, or is what the server has. */
  settle: (definition: TypeDefinition) => void;
}

const undoDepth = 100;

/** The draft under the editor's hands: every change can be taken back, and is checked as soon as it is made. */
export function useTypeDraft(saved: TypeDefinition, found: readonly TypeFault[]): TypeDraft {
  const locale = useLocale();
  const [definition, setDefinition] = useState(saved);
  const [settled, setSettled] = useState(saved);
  const past = useRef<TypeDefinition[]>([]);
  const [depth, setDepth] = useState(0);
  const [checked, setChecked] = useState<{ faults: readonly TypeFault[]; whole: boolean }>({ faults: [], whole: true });
  const edit = useCallback<Edit>(
    change =>
      setDefinition(before => {
        const after = change(before);
        if (after !== before && past.current.at(-1) !== before)
          past.current = [...past.current.slice(-undoDepth), before];
        setDepth(past.current.length);
        return after;
      }),
    [],
  );
  const undo = useCallback(() => {
    const before = past.current.at(-1);
    if (!before) return;
    past.current = past.current.slice(0, -1);
    setDepth(past.current.length);
    setDefinition(before);
  }, []);
  useEffect(() => {
    let late = false;
    void import('./check-draft.ts').then(({ checkDraft }) => {
      if (!late) setChecked(checkDraft(definition, locale));
    });
    return () => {
      late = true;
    };
  }, [definition, locale]);
  const known = new Set(checked.faults.map(fault => `${fault.path} ${fault.code}`));
  const ofPeople = definition === settled ? found.filter(fault => !known.has(`${fault.path} ${fault.code}`)) : [];
  return {
    definition,
    edit,
    undo,
    canUndo: depth > 0,
    dirty: definition !== settled && !same(definition, settled),
    faults: [...checked.faults, ...ofPeople],
    whole: checked.whole,
    settle: setSettled,
  };
}
