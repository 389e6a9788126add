import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Parts } from '../host/parts.ts';
import { declaredModules } from '../modules/declared.ts';
import type { ServiceModule } from '../service.ts';
import { publishedTypes } from './published-types.ts';
import { relaySettings } from './settings.ts';

/** The relay of this process; null where the configuration names no brokers. Throws `ConfigError`. */
export async function openRelay(config: Config, modules: readonly ServiceModule[], logger: Logger) {
  const settings = relaySettings(
    config,
    [...declaredModules, ...modules].map(({ name }) => name),
  );
  if (!settings) return null;
  // The client is loaded only where it is used.
  const { createRelay } = await import('./relay.ts');
  const types = publishedTypes([...declaredModules, ...modules]);
  const { reaction, close } = createRelay(settings, types, logger);
  return {
    /** With the relay among the reactions, and every module's events: it reads those of modules that have no part in this process, too. */
    among: (parts: Parts): Parts => ({
      ...parts,
      reactions: [...parts.reactions, reaction],
      catalogue: {
        ...Object.fromEntries([...types].map(([type, { definition }]) => [type, definition])),
        ...parts.catalogue,
      },
    }),
    close,
  };
}
