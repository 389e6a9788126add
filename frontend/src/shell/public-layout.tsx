import type { CSSProperties } from 'react';
import { Outlet } from 'react-router';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { backgroundAddress, useAppName } from './university.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/** The pages before the portal: a calm field of colour, or the university's picture, beside one column. */
export function PublicLayout() {
  const appName = useAppName();
  const picture = backgroundAddress();
  return (
    <div className="public">
      <div
        aria-hidden
        className={picture ? 'public-field pictured' : 'public-field'}
        style={picture ? ({ '--picture': `url("${picture}")` } as CSSProperties) : undefined}
      >
        {!picture && <Lattice />}
        <div className="public-brand">
          <span>
            <Brand size={36} />
          </span>
          <span>{appName}</span>
        </div>
      </div>
      <div className="public-side">
        <div className="public-bar">
          <div className="small-brand">
            <Brand />
            <span className="app-name">{appName}</span>
          </div>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <main id="content" className="public-main">
          <div className="public-column">
            <Outlet />
          </div>
        </main>
      </div>
    </div>
  );
}

/** Decoration: circles and diamonds, as in the tilework and felt of the region. */
function Lattice() {
  return (
    <svg preserveAspectRatio="xMidYMid slice">
      <pattern id="lattice" width="120" height="120" patternUnits="userSpaceOnUse">
        <g fill="none" stroke="#fff" strokeWidth="1.5">
          <circle cx="60" cy="60" r="60" />
          <path d="M60 0a60 60 0 0 0 60 60M60 0a60 60 0 0 1-60 60M60 120a60 60 0 0 1 60-60M60 120a60 60 0 0 0-60-60M60 32l28 28-28 28-28-28z" />
        </g>
      </pattern>
      <rect width="100%" height="100%" fill="url(#lattice)" />
    </svg>
  );
}
