import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { statusCodes, type Status } from '@portal/event-schemas/portfolio/acts.ts';
import { statusNames } from '@portal/event-schemas/portfolio/names.ts';
import type { AchievementView } from '@portal/event-schemas/portfolio/views.ts';
import { useLink } from '../../app/links.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { AchievementCard, Cards } from '../parts/achievement-card.tsx';
import { AchievementForm } from '../parts/achievement-form.tsx';
import { useMe, usePortfolio, useTypes } from '../calls.ts';
import { useText } from '../text.ts';

/** portfolio: the student's workshop. `?add=<type>` and `?edit=<order>` are its forms, `?status=` and `?type=` what is shown. */
export default function Portfolio() {
  const t = useText();
  const f = useFormat();
  const link = useLink();
  const [search, setSearch] = useSearchParams();
  const found = usePortfolio(useMe());
  const [add, edit] = [search.get('add'), search.get('edit')];
  if (add || edit)
    return (
      <>
        <PageHeader back={{ to: link('portfolio'), title: t('mine') }} title={t(edit ? 'form.edit' : 'form.add')} />
        <AchievementForm
          key={add ?? edit}
          about={add ? { achievement_type: add } : { portfolio_order: edit! }}
          onClose={() => setSearch({})}
        />
      </>
    );
  const all = found.data?.results ?? [];
  const [type, status] = [search.get('type'), search.get('status')];
  const narrow = (key: string, value: string | null): void =>
    setSearch(before => {
      const next = new URLSearchParams(before);
      if (value) next.set(key, value);
      else next.delete(key);
      return next;
    });
  const seen = (one: AchievementView): boolean => !status || one.portfolio_order.status === status;
  const flat = all.flatMap(({ achievements }) => achievements);
  const present = statusCodes.filter(code => flat.some(one => one.portfolio_order.status === code));
  const shown = all
    .filter(({ achievement_type }) => !type || achievement_type.uid === type)
    .map(group => ({ ...group, achievements: group.achievements.filter(seen) }))
    .filter(({ achievements }) => achievements.length > 0);
  return (
    <>
      <PageHeader
        note={t('lead')}
        actions={
          <>
            <Button component={Link} to={link('profile_portfolio')} variant="text">
              {t('window.open')}
            </Button>
            <AddButton onAdd={uid => setSearch({ add: uid })} />
          </>
        }
      />
      <CallState call={found} lines={8} />
      {found.data && flat.length === 0 && <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
      {flat.length > 0 && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Chips
            label={t('type')}
            chosen={type}
            onChoose={value => narrow('type', value)}
            choices={all.map(({ achievement_type: { uid, name }, achievements }) => ({
              value: uid,
              name: `${f.name(name)} · ${achievements.length}`,
            }))}
          />
          <Chips
            label={t('status')}
            chosen={status}
            onChoose={value => narrow('status', value)}
            choices={present.map(value => ({
              value,
              name: `${f.name(statusNames[value])} · ${flat.filter(one => one.portfolio_order.status === value).length}`,
            }))}
          />
          <SendAll those={flat.filter(one => one.may.includes('send'))} />
          {shown.length === 0 && <EmptyState title={t('nothing_found')} />}
          {shown.map(({ achievement_type: { uid, name }, achievements }) => (
            <Panel key={uid} title={f.name(name)} note={String(achievements.length)}>
              <Cards>
                {achievements.map(one => (
                  <AchievementCard
                    key={one.uid}
                    one={one}
                    buttons={<OwnActs one={one} onEdit={() => setSearch({ edit: one.portfolio_order.uid })} />}
                  />
                ))}
              </Cards>
            </Panel>
          ))}
        </Box>
      )}
    </>
  );
}

/** Types that can be added, in a menu. */
function AddButton({ onAdd }: { onAdd: (type: string) => void }) {
  const t = useText();
  const f = useFormat();
  const types = useTypes();
  const [at, setAt] = useState<HTMLElement | null>(null);
  const offered = types.data?.filter(({ is_offered }) => is_offered) ?? [];
  return (
    <>
      <OfficeActButton
        variant="contained"
        aria-haspopup="menu"
        disabled={types.data !== undefined && offered.length === 0}
        onClick={event => setAt(event.currentTarget)}
      >
        {t('add')}
      </OfficeActButton>
      <Menu anchorEl={at} open={at !== null} onClose={() => setAt(null)}>
        {offered.map(({ uid, name, description }) => (
          <MenuItem key={uid} onClick={() => onAdd(uid)} sx={{ display: 'block', maxWidth: 360, whiteSpace: 'normal' }}>
            <div>{f.name(name)}</div>
            {description && <div className="mut">{f.name(description)}</div>}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** Choices with their numbers, one of which narrows what is shown. */
function Chips({
  label,
  choices,
  chosen,
  onChoose,
}: {
  label: string;
  choices: readonly { value: string; name: string }[];
  chosen: string | null;
  onChoose: (value: string | null) => void;
}) {
  if (choices.length < 2) return null;
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {choices.map(({ value, name }) => (
        <button
          key={value}
          type="button"
          className={chosen === value ? 'button primary' : 'button'}
          aria-pressed={chosen === value}
          onClick={() => onChoose(chosen === value ? null : value)}
        >
          {name}
        </button>
      ))}
    </Box>
  );
}

/** Everything that was not sent yet, at once. */
function SendAll({ those }: { those: readonly AchievementView[] }) {
  const t = useText();
  const send = useSend('POST /portfolio/portfolios/send_for_review/', { done: t('sent') });
  if (those.length < 2) return null;
  const body = { portfolio_orders: those.map(one => one.portfolio_order.uid) };
  return (
    <div>
      <OfficeActButton
        variant="outlined"
        sx={{ whiteSpace: 'normal' }}
        disabled={send.isPending}
        onClick={() => send.mutate({ body })}
      >
        {t('send_all', { smart_count: those.length })}
      </OfficeActButton>
    </div>
  );
}

/** What its owner may do with an achievement now. */
function OwnActs({ one, onEdit }: { one: AchievementView; onEdit: () => void }) {
  const t = useText();
  const me = useMe();
  const [asking, setAsking] = useState(false);
  const { uid } = one.portfolio_order;
  const set = useSend('POST /portfolio/portfolios/achievement_status/');
  const remove = useSend('DELETE /portfolio/portfolios/{portfolio_order}/', {
    done: t('removed'),
    onDone: () => setAsking(false),
  });
  const setTo = (status: Status): void => set.mutate({ body: { portfolio_order: uid, status } });
  return (
    <>
      {one.may.includes('send') && (
        <OfficeActButton size="small" variant="contained" disabled={set.isPending} onClick={() => setTo('REVIEW')}>
          {t('act.send')}
        </OfficeActButton>
      )}
      {one.may.includes('change') && (
        <OfficeActButton size="small" variant="outlined" onClick={onEdit}>
          {t('act.change')}
        </OfficeActButton>
      )}
      {one.may.includes('take_back') && (
        <OfficeActButton size="small" variant="outlined" disabled={set.isPending} onClick={() => setTo('CHANGED')}>
          {t('act.take_back')}
        </OfficeActButton>
      )}
      {one.may.includes('remove') && (
        <OfficeActButton size="small" variant="text" color="error" onClick={() => setAsking(true)}>
          {t('act.remove')}
        </OfficeActButton>
      )}
      <ConfirmDialog
        open={asking}
        title={t('remove.title', { title: one.title || t('untitled') })}
        confirm={t('act.remove')}
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ params: { portfolio_order: uid }, query: { profile: me } })}
        onClose={() => setAsking(false)}
      >
        {t('remove.text')}
      </ConfirmDialog>
    </>
  );
}
