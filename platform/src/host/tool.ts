import { ConfigError, loadConfig } from '../config/load.ts';
import { createLogger } from '../logging/logger.ts';
import { createProgress } from '../logging/progress.ts';
import { createHost } from './host.ts';
import { loadServices, loadTools, serviceNames, type Tool } from './load-services.ts';
import { openDatabase } from './portal.ts';
import { projectionsTool } from './projections-tool.ts';
import { relayTool } from './relay-tool.ts';

/** `tool.ts <name> …arguments`: runs a command-line tool on the portal's database, whether the portal runs or not. */
async function run(name: string | undefined, args: readonly string[]): Promise<number> {
  const tools: Record<string, Tool> = { ...(await loadTools()), projections: projectionsTool, relay: relayTool };
  const tool = name === undefined ? undefined : tools[name];
  if (!tool) {
    process.stderr.write(
      `${name ? `There is no tool ${name}. ` : ''}Tools: ${Object.keys(tools).sort().join(', ')}.\n`,
    );
    return 2;
  }
  const config = { ...loadConfig(), demo: false };
  const database = await openDatabase(config, createProgress(process.stderr));
  try {
    const services = await loadServices(serviceNames.filter(service => service !== 'frontend'));
    const logger = createLogger(process.env['PORTAL_LOG_LEVEL'] ?? 'warn', name!);
    const host = await createHost({
      services,
      config,
      databaseUrl: database.url,
      logger,
      progress: createProgress(process.stderr),
      serve: false,
    });
    try {
      return await tool(args, host);
    } finally {
      await host.stop();
    }
  } finally {
    await database.release();
  }
}

// A reader that has seen enough (`| head`) must not keep the database from being given back.
process.stdout.on('error', () => undefined);

const [name, ...args] = process.argv.slice(2);
run(name, args).then(
  code => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(error instanceof ConfigError ? 2 : 1);
  },
);
