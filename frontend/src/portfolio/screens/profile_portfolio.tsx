import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router';
import type { AchievementView } from '@portal/event-schemas/portfolio/views.ts';
import { useLink } from '../../app/links.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { PageCallState, PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { EmptyState } from '../../shell/states.tsx';
import { toast } from '../../shell/toast.ts';
import { AchievementCard, Cards } from '../parts/achievement-card.tsx';
import { useMe, usePortfolio } from '../calls.ts';
import { useText } from '../text.ts';

const byPlace = (one: AchievementView, other: AchievementView): number =>
  (one.shown_at ?? 1000) - (other.shown_at ?? 1000);
/** As others see it: what was accepted, in the place of what is being changed. */
const accepted = (one: AchievementView): AchievementView => ({ ...one, ...one.accepted, accepted: null });

/** user-settings/profile_portfolio: the accepted part as others see it; `?profile=` of somebody else. One's own is arranged here. */
export default function ProfilePortfolio() {
  const t = useText();
  const f = useFormat();
  const link = useLink();
  const me = useMe();
  const [search] = useSearchParams();
  const found = usePortfolio(search.get('profile') ?? me);
  const arrange = useSend('PUT /portfolio/portfolios/visibility/');
  if (!found.isSuccess) return <PageCallState call={found} />;
  const { own, profile, results } = found.data;
  const all = results
    .flatMap(({ achievement_type, achievements }) =>
      achievements.map(one => ({ ...one, type: f.name(achievement_type.name) })),
    )
    .filter(one => one.is_accepted && (own || one.shown_at !== null))
    .toSorted(byPlace);
  const shown = all.filter(one => one.shown_at !== null).map(({ uid }) => uid);
  const keep = (next: readonly string[]): void => arrange.mutate({ body: { shown: next } });
  const moved = (uid: string, by: -1 | 1): string[] => {
    const at = shown.indexOf(uid);
    const next = [...shown];
    [next[at], next[at + by]] = [next[at + by]!, next[at]!];
    return next;
  };
  const copy = (): void =>
    void navigator.clipboard
      .writeText(`${location.origin}${link('profile_portfolio', {}, { profile: profile.uid })}`)
      .then(() => toast.success(t('window.copied')));
  return (
    <>
      <PageHeader
        {...(own ? {} : { title: t('window.of', { name: profile.name }) })}
        note={
          own
            ? t('window.lead')
            : [profile.group, profile.program && f.name(profile.program)].filter(Boolean).join(' · ')
        }
        actions={
          <Box className="no-print" sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            {own && shown.length > 0 && (
              <button type="button" className="button" onClick={copy}>
                {t('window.copy')}
              </button>
            )}
            {all.length > 0 && (
              <button type="button" className="button" onClick={() => print()}>
                {t('window.print')}
              </button>
            )}
          </Box>
        }
      />
      {all.length === 0 && <EmptyState title={t('window.empty')}>{own && t('window.empty_text')}</EmptyState>}
      {all.length > 0 && (
        <Panel style={{ maxWidth: 860 }}>
          <Cards>
            {all.map(one => (
              <AchievementCard
                key={one.uid}
                one={accepted(one)}
                withStatus={false}
                withHistory={false}
                buttons={
                  <>
                    <span className="mut">{one.type}</span>
                    {own && (
                      <OfficeActButton
                        size="small"
                        variant={one.shown_at === null ? 'contained' : 'outlined'}
                        disabled={arrange.isPending}
                        onClick={() =>
                          keep(one.shown_at === null ? [...shown, one.uid] : shown.filter(uid => uid !== one.uid))
                        }
                      >
                        {t(one.shown_at === null ? 'window.show' : 'window.hide')}
                      </OfficeActButton>
                    )}
                    {own &&
                      ([-1, 1] as const).map(by => (
                        <OfficeActButton
                          key={by}
                          size="small"
                          variant="text"
                          aria-label={`${t(by < 0 ? 'window.up' : 'window.down')}: ${one.title || t('untitled')}`}
                          title={t(by < 0 ? 'window.up' : 'window.down')}
                          sx={{ minWidth: 0, padding: '4px' }}
                          disabled={arrange.isPending || one.shown_at === null || !shown[shown.indexOf(one.uid) + by]}
                          onClick={() => keep(moved(one.uid, by))}
                        >
                          {by < 0 ? <ArrowUpward fontSize="small" /> : <ArrowDownward fontSize="small" />}
                        </OfficeActButton>
                      ))}
                  </>
                }
              />
            ))}
          </Cards>
        </Panel>
      )}
    </>
  );
}
