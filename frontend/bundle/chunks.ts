import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { staffRoles } from '../../event-schemas/src/identity/contacts.ts';
import { roles } from '../../event-schemas/src/kernel/role-list.ts';
import { base, plugins } from './base.ts';
import { forStaff, frames, readRegistry, screenFile, widgetFile, type Registry } from './first-load.ts';
import { graphOf } from './graph.ts';
import { planFiles, type Piece } from './plan.ts';

type Chunk = Rolldown.OutputChunk;
const KiB = 1024;

/** How many bytes a screen may load that others need and it does not, so that there are fewer files. */
const spare = { public: 3 * KiB, portal: 10 * KiB, office: 24 * KiB };

/** The language of a file of texts that every page needs before it draws: titles of screens, the frame's texts, those of the entity kit. */
const common = /\/src\/(?:app\/languages|[\w-]+\/i18n\/titles|shell\/i18n|entity\/i18n)\/(ru|kk|en|ky)\.ts$/;
/** A module's own texts and what its entities are called are always loaded together. */
const ofModule = /\/src\/([\w-]+)\/(?:i18n|words)\/(ru|kk|en|ky)\.ts$/;
const slashes = (id: string): string => id.replaceAll('\\', '/');
const texts = (pattern: RegExp) => ({
  debugName: 'texts',
  name: (id: string): string | null => {
    const found = pattern.exec(slashes(id));
    return found && ['texts', ...found.slice(1)].join('-');
  },
  includeDependenciesRecursively: false,
});

/** A file of schemas of which pages need a plain constant stays out of the first file, or zod would come along. */
const outsideOfSchemas: Rolldown.CodeSplittingNameFunction = (id, context) =>
  context.getModuleInfo(id)?.importedIds.some(one => /\/node_modules\/zod\//.test(slashes(one))) ? null : 'start';

/**
 * Code that is first loaded together is one file: what every page has, the frame of portal and office, react-admin's core, texts; what screens share is
 * put together by plan.ts. What a screen really loads, after all that nobody uses has been left out, is known to the bundler alone: it cuts the code by
 * itself first.
 */
export function plannedChunks(): Plugin {
  return {
    name: 'portal-planned-chunks',
    apply: 'build',
    async config() {
      const planned = await planOf(await piecesAsTheyAre());
      const groups: Rolldown.CodeSplittingOptions['groups'] = [
        { ...texts(common), priority: 90 },
        { ...texts(ofModule), priority: 80 },
        {
          name: outsideOfSchemas,
          debugName: 'start',
          tags: ['$initial'],
          includeDependenciesRecursively: false,
          priority: 60,
        },
        {
          name: id => planned.get(id) ?? null,
          debugName: 'planned',
          includeDependenciesRecursively: false,
          priority: 50,
        },
      ];
      return { environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } } };
    },
  };
}

async function piecesAsTheyAre(): Promise<Chunk[]> {
  const built = await build({
    ...base,
    configFile: false,
    logLevel: 'error',
    plugins: plugins(),
    build: { ...base.build, write: false, reportCompressedSize: false },
  });
  return (built as Rolldown.RolldownOutput).output.filter(output => output.type === 'chunk');
}

/** The name of the file of each module that goes to one with others. */
async function planOf(chunks: readonly Chunk[]): Promise<Map<string, string>> {
  const registry = await readRegistry();
  const byName = new Map(chunks.map(chunk => [chunk.fileName, chunk]));
  const graph = graphOf(Object.fromEntries(byName));
  const started = new Set(graph.closure([graph.entry]));
  const closure = (sources: readonly string[]): string[] =>
    graph.closure(sources.map(source => graph.fileOf(source))).filter(name => byName.has(name) && !started.has(name));
  const opened = openingsOf(registry).map(({ area, sources }) => ({ area, pieces: closure(sources) }));
  const loadedBy = (...areas: string[]): Set<string> =>
    new Set(opened.filter(({ area }) => areas.includes(area)).flatMap(({ pieces }) => pieces));

  // What is imported as it runs has a file of its own, be it an empty one.
  const begun = [...registry.screens.map(screenFile), ...registry.widgets.map(widgetFile), forStaff];
  const own = new Set(begun.map(source => graph.fileOf(source)));

  // What the pages before the portal use of the frame, and the portal of react-admin's core, is not theirs alone.
  const [ofPublic, ofPortal] = [loadedBy('public'), loadedBy('public', 'portal')];
  const frame = closure(frames.portal).filter(name => !ofPublic.has(name));
  const elsewhere = new Set([...frame, ...ofPortal, ...closure([forStaff])]);
  const office = closure(frames.office).filter(name => !elsewhere.has(name));
  const together = new Map([
    ...frame.map(name => [name, 'frame'] as const),
    ...office.map(name => [name, 'office'] as const),
  ]);

  const pieces = new Map<string, Piece & { imports: string[]; files: string[] }>();
  const named = (file: string): string => together.get(file) ?? file;
  for (const file of new Set([...frame, ...office, ...opened.flatMap(one => one.pieces)])) {
    const { code, imports } = byName.get(file)!;
    const name = named(file);
    const piece = pieces.get(name) ?? {
      name,
      size: 0,
      imports: [],
      files: [],
      alone: own.has(file),
    };
    piece.size += gzipSync(code).length;
    piece.imports.push(...imports.map(named).filter(one => one !== name));
    piece.files.push(file);
    pieces.set(name, piece);
  }
  const openings = opened.map(({ area, pieces: loaded }) => ({
    spare: spare[area],
    pieces: [...new Set([...loaded, ...closure(frames[area])].map(named))],
  }));
  return new Map(
    planFiles([...pieces.values()], openings)
      .map(file => file.flatMap(name => pieces.get(name)!.files))
      .filter(file => file.length > 1)
      .flatMap((file, index) =>
        file.flatMap(name => byName.get(name)!.moduleIds.map((id): [string, string] => [id, `shared-${index}`])),
      ),
  );
}

/** Every screen; the desktop, with its cards, of each role. */
function openingsOf({ screens, widgets }: Registry): { area: keyof typeof frames; sources: string[] }[] {
  const desktop = screens.find(({ id }) => id === 'desktop')!;
  const desktops = roles.map(role => ({
    area: desktop.area,
    sources: [
      screenFile(desktop),
      ...(staffRoles.includes(role) ? [forStaff] : []),
      ...widgets.filter(({ roles: of }) => of === 'all' || of.includes(role)).map(widgetFile),
    ],
  }));
  return [...screens.map(screen => ({ area: screen.area, sources: [screenFile(screen)] })), ...desktops];
}
