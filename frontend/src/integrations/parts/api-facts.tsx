import { thirdPartyApi } from '@portal/event-schemas/integrations/entities.ts';
import { isApplicable, type Row } from '@portal/event-schemas/kernel/entity/entity.ts';
import type { Field } from '@portal/event-schemas/kernel/entity/fields.ts';
import { useShown } from '../../entity/values.tsx';
import { useEntityWords } from '../../entity/words.ts';
import { useCall } from '../../http/use-call.ts';
import { Note } from '../../shell/note.tsx';
import { Panel } from '../../shell/panel.tsx';
import { useApiText } from '../text.ts';

const shown = [
  'about',
  'role',
  'scopes',
  'calls_per_minute',
  'networks',
  'expires_on',
  'address',
  'events',
  'personal',
];

/** What a connection may, or what it is told of; and calls that its role cannot make all the same. */
export function ApiFacts({ api }: { api: Row<typeof thirdPartyApi> }) {
  const t = useApiText();
  const words = useEntityWords(thirdPartyApi);
  const { show } = useShown(thirdPartyApi);
  const isIncoming = api.direction === 'incoming';
  const { data: scopes } = useCall('GET /third_party_apis/scopes/', {}, { enabled: isIncoming, staleTime: Infinity });
  const inVain = api.scopes.filter(call => {
    const scope = scopes?.find(({ value }) => value === call);
    return scopes && (!scope || (scope.roles !== 'all' && !scope.roles.includes(api.role)));
  });
  const fields = thirdPartyApi.fields as Readonly<Record<string, Field>>;
  return (
    <Panel title={t('about')}>
      {isIncoming && inVain.length > 0 && (
        <Note tone="warn">{t('without_role', { role: show('role', api), calls: inVain.join(', ') })}</Note>
      )}
      <dl>
        {shown
          .filter(name => isApplicable(fields[name]!, api) && show(name, api) !== '–')
          .map(name => (
            <div key={name} style={{ marginBottom: 'var(--s2)' }}>
              <dt className="mut">{words.fields[name as 'about']}</dt>
              <dd style={{ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{show(name, api)}</dd>
            </div>
          ))}
      </dl>
    </Panel>
  );
}
