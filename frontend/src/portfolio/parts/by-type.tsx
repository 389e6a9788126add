import Box from '@mui/material/Box';
import type { PortfolioView } from '@portal/event-schemas/portfolio/views.ts';
import { useFormat } from '../../i18n/format.ts';
import { AchievementCard, Cards } from './achievement-card.tsx';
import { Decisions } from './decisions.tsx';

/** A portfolio for those who look at it: by type, with what they may decide. `withHistory`: to who may see the way of it. */
export function ByType({ results, withHistory = true }: Pick<PortfolioView, 'results'> & { withHistory?: boolean }) {
  const f = useFormat();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {results.map(({ achievement_type, achievements }) => (
        <section key={achievement_type.uid}>
          <h3 className="mut">{f.name(achievement_type.name)}</h3>
          <Cards>
            {achievements.map(one => (
              <AchievementCard
                key={one.uid}
                one={one}
                withHistory={withHistory}
                buttons={one.may.length > 0 && <Decisions one={one} />}
              />
            ))}
          </Cards>
        </section>
      ))}
    </Box>
  );
}
