import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useDeferredValue, useState } from 'react';
import { actorKinds } from '@portal/event-schemas/applications/codes.ts';
import type { RouteActor, TypeDefinition, Waypoint } from '@portal/event-schemas/applications/definition.ts';
import { reviewers } from '@portal/event-schemas/applications/roles.ts';
import { useCall } from '../../../http/use-call.ts';
import { useTypesText } from '../../text.ts';
import { useActorText, type Person } from './actor-text.ts';
import { roleTexts, useNames } from './choices.ts';
import { moved, withoutItem } from './edits.ts';
import { FaultNotes } from './faults.tsx';
import { Choose } from './inputs.tsx';
import { ItemMenu } from '../../../shell/item-menu.tsx';

interface Props {
  definition: TypeDefinition;
  waypoint: Waypoint;
  at: string;
  set: (part: Partial<Waypoint>) => void;
}

/** Who acts at a waypoint; their order counts when everybody has to sign in turn. */
export function ActorList({ definition, waypoint, at, set }: Props) {
  const t = useTypesText();
  const actorText = useActorText(definition);
  const { actors, in_order } = waypoint;
  const write = (next: RouteActor[]): void => set({ actors: next, in_order: in_order && next.length > 1 });
  return (
    <fieldset className="type-editor-set">
      <legend>{t('route.actors')}</legend>
      <FaultNotes at={`${at}.actors`} />
      <ol className="actor-list">
        {actors.map((actor, index) => (
          <li key={index}>
            <span>
              {in_order && <span className="num">{index + 1}. </span>}
              {actorText(actor)}
            </span>
            <ItemMenu
              label={t('act_on', { name: actorText(actor) })}
              items={[
                { label: t('act.up'), off: index === 0, onClick: () => write(moved(actors, index, index - 1)) },
                {
                  label: t('act.down'),
                  off: index === actors.length - 1,
                  onClick: () => write(moved(actors, index, index + 1)),
                },
                {
                  label: t('act.remove'),
                  bad: true,
                  off: actors.length === 1,
                  onClick: () => write(withoutItem(actors, index)),
                },
              ]}
            />
            <div style={{ flexBasis: '100%' }}>
              <FaultNotes at={`${at}.actors.${index}`} />
            </div>
          </li>
        ))}
      </ol>
      <AddActor onAdd={actor => write([...actors, actor])} />
    </fieldset>
  );
}

function AddActor({ onAdd }: { onAdd: (actor: RouteActor) => void }) {
  const t = useTypesText();
  const named = useNames();
  const [kind, setKind] = useState<(typeof actorKinds)[number]>('role');
  const [words, setWords] = useState('');
  const search = useDeferredValue(words.trim());
  const { data, isFetching } = useCall(
    'GET /user/search/',
    { query: { fullname: search || undefined, page_size: 20 } },
    { enabled: kind === 'profile', keepPrevious: true },
  );
  return (
    <div className="type-editor-line">
      <div style={{ flex: '1 1 180px' }}>
        <Choose
          label={t('route.add_actor')}
          value={kind}
          choices={actorKinds.map(value => ({ value, label: t(`actor.${value}`) }))}
          onChange={setKind}
        />
      </div>
      <div style={{ flex: '2 1 220px' }}>
        {kind === 'role' && (
          <Choose
            label={t('actor.which_role')}
            value=""
            choices={named(roleTexts, reviewers)}
            onChange={role => onAdd({ kind: 'role', role })}
          />
        )}
        {kind === 'profile' && (
          <Autocomplete<Person>
            size="small"
            options={data?.results ?? []}
            value={null}
            inputValue={words}
            loading={isFetching}
            filterOptions={shown => shown}
            getOptionKey={person => person.uid}
            getOptionLabel={person => person.display_name}
            blurOnSelect
            onInputChange={(_event, text, reason) => {
              if (reason !== 'reset') setWords(text);
            }}
            onChange={(_event, person) => {
              if (person) onAdd({ kind: 'profile', account: person.uid });
              setWords('');
            }}
            renderInput={params => <TextField {...params} label={t('actor.which_person')} />}
          />
        )}
        {(kind === 'advisor' || kind === 'head_of_department') && (
          <Button variant="outlined" onClick={() => onAdd({ kind })}>
            {t('actor.add', { name: t(`actor.${kind}`) })}
          </Button>
        )}
      </div>
    </div>
  );
}
