import { lastFailedRequest } from '../../http/client.ts';

const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /Edg\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Firefox', /Firefox\/(\d+)/],
  ['Chrome', /Chrome\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
];
const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

/** A browser as people call it: `Firefox 141, Windows`; what is not known is said as the browser says it. */
export function browserName(agent: string): string {
  const [name, pattern] = browsers.find(([, one]) => one.test(agent)) ?? [];
  const system = systems.find(([, one]) => one.test(agent))?.[0];
  const browser = name && pattern ? `${name} ${pattern.exec(agent)?.[1] ?? ''}` : agent.slice(0, 200);
  return [browser, system].filter(Boolean).join(', ');
}

/** Where a bug was seen, by what, and the request that failed last: filled in by itself. */
export const circumstances = () => ({
  page: `${location.pathname}${location.search}`.slice(0, 300),
  request: lastFailedRequest() ?? '',
  browser: `${browserName(navigator.userAgent)}, ${window.innerWidth} × ${window.innerHeight}`,
});
