import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'ldapts';
import { freePort } from '../../platform/src/postgres/server.ts';
import { makeCertificates } from './certificates.ts';

const program = ['/usr/sbin/slapd', 'slapd'].find(name => spawnSync(name, ['-VV']).status === 0);
const schemas = '/etc/ldap/schema';

/** Whether tests can start a directory of their own. */
export const haveSlapd = program !== undefined && existsSync(schemas);
/** Stands in the names of tests that need one: a run without it says what is missing. */
export const withSlapd = haveSlapd ? '' : ' (skipped: slapd is missing, apt-get install slapd)';

/** On Debian as root slapd is installed for the tests; elsewhere those that need it are skipped, and say so. */
export function installSlapd(): boolean {
  if (haveSlapd) return true;
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false;
  const install = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends slapd';
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('sh', ['-c', install], { stdio: 'inherit', env: environment }).status === 0;
}

export const base = 'dc=example,dc=edu';
const root = { dn: `cn=admin,${base}`, password: 'Root-2026' };
/** As whom the portal looks people up. */
export const reader = { dn: `cn=portal,${base}`, password: 'Reader-2026' };

export interface Slapd {
  port: number;
  tlsPort: number;
  /** The certificate of the authority, in PEM, as a file. */
  authority: string;
  /** Does something as the directory's administrator. */
  asAdmin<T>(work: (client: Client) => Promise<T>): Promise<T>;
  /** Adds somebody; their password is `<uid>-Pass-1`, unless it is given. */
  addPerson(uid: string, more?: Record<string, string>): Promise<string>;
  addGroup(name: string, members: readonly string[]): Promise<void>;
  /** It keeps its connections and answers nothing, until `go`. */
  halt(): void;
  go(): void;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Ends it and removes its folder. */
  close(): Promise<void>;
}

export const dnOf = (uid: string): string => `uid=${uid},ou=people,${base}`;
export const passwordOf = (uid: string): string => `${uid}-Pass-1`;

/** A directory (OpenLDAP) in a folder and on ports of its own. `ldif`: loaded before it starts. */
export async function startSlapd({ ldif }: { ldif?: string } = {}): Promise<Slapd> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-slapd-'));
  const [port, tlsPort] = [await freePort(0), await freePort(0)];
  const { authority, certificate, key } = makeCertificates(folder);
  const config = path.join(folder, 'slapd.conf');
  mkdirSync(path.join(folder, 'data'));
  writeFileSync(config, configuration(folder, { authority, certificate, key }));
  const first = ldif ?? entries([]);
  writeFileSync(path.join(folder, 'first.ldif'), first);
  execFileSync(program!, ['-T', 'add', '-q', '-f', config, '-l', path.join(folder, 'first.ldif')], { stdio: 'pipe' });
  let running: ChildProcess | undefined;

  const client = () => new Client({ url: `ldap://127.0.0.1:${port}`, timeout: 10_000, connectTimeout: 2000 });
  const asAdmin: Slapd['asAdmin'] = async work => {
    const admin = client();
    try {
      await admin.bind(root.dn, root.password);
      return await work(admin);
    } finally {
      await admin.unbind();
    }
  };
  const start = async (): Promise<void> => {
    const urls = `ldap://127.0.0.1:${port}/ ldaps://127.0.0.1:${tlsPort}/`;
    running = spawn(program!, ['-f', config, '-h', urls, '-d', '0'], { stdio: 'ignore' });
    for (let attempt = 1; ; attempt++) {
      try {
        return await asAdmin(async () => undefined);
      } catch (error) {
        if (attempt === 100) throw error;
        await sleep(50);
      }
    }
  };
  const stop = async (): Promise<void> => {
    const ended = running;
    running = undefined;
    if (!ended || ended.exitCode !== null) return;
    const gone = new Promise(resolve => {
      ended.once('exit', resolve);
    });
    ended.kill('SIGCONT');
    ended.kill('SIGTERM');
    await gone;
  };
  await start();
  return {
    port,
    tlsPort,
    authority,
    asAdmin,
    async addPerson(uid, more = {}) {
      const dn = dnOf(uid);
      await asAdmin(admin => admin.add(dn, { ...personOf(uid), ...more }));
      return dn;
    },
    addGroup: (name, members) =>
      asAdmin(admin =>
        admin.add(`cn=${name},ou=groups,${base}`, { objectClass: 'groupOfNames', cn: name, member: [...members] }),
      ),
    halt: () => void running?.kill('SIGSTOP'),
    go: () => void running?.kill('SIGCONT'),
    stop,
    start,
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const personOf = (uid: string): Record<string, string> => ({
  objectClass: 'inetOrgPerson',
  uid,
  cn: `Айдана ${uid}`,
  sn: 'Каримова',
  givenName: 'Айдана',
  mail: `${uid}@example.edu`,
  userPassword: passwordOf(uid),
});
const ldifOf = (dn: string, values: Record<string, string>): string =>
  [
    `dn: ${dn}`,
    ...Object.entries(values).map(([name, value]) => `${name}:: ${Buffer.from(value).toString('base64')}`),
  ].join('\n');

/** The whole directory as text: its frame, the portal's reader, and these people. */
export const entries = (uids: readonly string[]): string =>
  [
    ldifOf(base, { objectClass: 'domain', dc: 'example' }),
    ldifOf(`ou=people,${base}`, { objectClass: 'organizationalUnit', ou: 'people' }),
    ldifOf(`ou=groups,${base}`, { objectClass: 'organizationalUnit', ou: 'groups' }),
    ldifOf(reader.dn, { objectClass: 'person', cn: 'portal', sn: 'portal', userPassword: reader.password }),
    ...uids.map(uid => ldifOf(dnOf(uid), personOf(uid))),
    '',
  ].join('\n\n');

const configuration = (
  folder: string,
  { authority, certificate, key }: { authority: string; certificate: string; key: string },
): string => `
${['core', 'cosine', 'inetorgperson'].map(name => `include ${schemas}/${name}.schema`).join('\n')}
modulepath /usr/lib/ldap
moduleload back_mdb
pidfile ${folder}/pid
argsfile ${folder}/args
sizelimit 500
TLSCACertificateFile ${authority}
TLSCertificateFile ${certificate}
TLSCertificateKeyFile ${key}
database mdb
maxsize 4294967296
suffix "${base}"
rootdn "${root.dn}"
rootpw ${root.password}
directory ${folder}/data
index objectClass,uid,mail,entryUUID,member,uniqueMember eq
access to attrs=userPassword by anonymous auth by * none
access to * by dn.exact="${reader.dn}" read by anonymous auth by * none
`;
